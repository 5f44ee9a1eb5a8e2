import type { Datacite } from '../../model/datacite.ts'
import { parseDate } from '../../model/date.ts'
import { isoDate } from '../work/index.ts'
import { statedDay } from '../work/work-dates.ts'
import type { PageMeta } from './page.ts'

/** The `meta` elements of one vocabulary, which are taken by name; what nobody took is left over. */
export class Metas {
  readonly #all: readonly PageMeta[]
  readonly #taken = new Set<string>()
  readonly #left: { name: string; content: string }[] = []

  constructor(all: readonly PageMeta[]) {
    this.#all = all
  }

  /** True if the page has any elements of the vocabulary. */
  get any(): boolean {
    return this.#all.length > 0
  }

  /** Takes the elements with the given names, in page order. */
  take(...names: string[]): PageMeta[] {
    for (const name of names) this.#taken.add(name)
    return this.#all.filter(({ name }) => names.includes(name))
  }

  /** The first text under the first of the names that has one; the others count as the same said again. */
  text(...names: string[]): string | undefined {
    const found = this.take(...names)
    return names.flatMap(name => found.find(meta => meta.name === name)?.content ?? [])[0]
  }

  /** The texts under some names, each once. */
  texts(...names: string[]): string[] {
    return [...new Set(this.take(...names).map(({ content }) => content))]
  }

  /** Leaves a text over that was taken but has no place. */
  leave(name: string, content: string): void {
    this.#left.push({ name, content })
  }

  /** Returns the texts that were not taken or were left over, by name. */
  rest(): Map<string, string[]> {
    const rest = new Map<string, string[]>()
    for (const { name, content } of [...this.#all.filter(({ name }) => !this.#taken.has(name)), ...this.#left])
      rest.set(name, [...(rest.get(name) ?? []), content])
    return rest
  }
}

/** The publication year (5) and, where it is more precise, the Issued date that a text states; an unreadable text gives neither. */
export function issuedIn(text: string | undefined): Pick<Datacite, 'publicationYear' | 'dates'> {
  if (text === undefined) return {}
  // Open Graph and some repositories write a time of day, which says nothing of the publication.
  const day = statedDay(/^\d{4}-\d{2}-\d{2}(?=T)/.exec(text)?.[0] ?? text)
  if (day === undefined || day.year < 1000) return {}
  const date = isoDate(day)
  const isDay = day.month !== undefined && parseDate(date) !== undefined
  return { publicationYear: day.year, ...(isDay && { dates: [{ date, dateType: 'Issued' as const }] }) }
}
