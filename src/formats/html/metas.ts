import type { Datacite } from '../../model/datacite.ts'
import { parseDate } from '../../model/date.ts'
import { isoDate } from '../work/index.ts'
import { statedDay } from '../work/work-dates.ts'
import type { PageMeta } from './page.ts'

/** The `meta` elements of one vocabulary. They are read by name, and unread elements are kept. */
export class Metas {
  readonly #all: readonly PageMeta[]
  readonly #taken = new Set<string>()
  readonly #left: { name: string; content: string }[] = []

  constructor(all: readonly PageMeta[]) {
    this.#all = all
  }

  /** True if the page has at least one element of the vocabulary. */
  get any(): boolean {
    return this.#all.length > 0
  }

  /** Returns the elements with the given names in page order, and marks them as read. */
  take(...names: string[]): PageMeta[] {
    for (const name of names) this.#taken.add(name)
    return this.#all.filter(({ name }) => names.includes(name))
  }

  /**
   * Returns the first text found under the given names, tried in order. Treats the other texts as repetitions, and also
   * marks them as read.
   */
  text(...names: string[]): string | undefined {
    const found = this.take(...names)
    return names.flatMap(name => found.find(meta => meta.name === name)?.content ?? [])[0]
  }

  /** Returns the distinct texts of the elements with the given names, and marks the elements as read. */
  texts(...names: string[]): string[] {
    return [...new Set(this.take(...names).map(({ content }) => content))]
  }

  /** Keeps a text that has been read but that the record cannot represent. */
  leave(name: string, content: string): void {
    this.#left.push({ name, content })
  }

  /** Returns the texts that have not been read and those that were kept, by name. */
  rest(): Map<string, string[]> {
    const rest = new Map<string, string[]>()
    for (const { name, content } of [...this.#all.filter(({ name }) => !this.#taken.has(name)), ...this.#left])
      rest.set(name, [...(rest.get(name) ?? []), content])
    return rest
  }
}

/**
 * Reads the publication year (5) and, if the text is more precise, the Issued date. Returns an empty object if the text
 * is unreadable.
 */
export function issuedIn(text: string | undefined): Pick<Datacite, 'publicationYear' | 'dates'> {
  if (text === undefined) return {}
  // Open Graph and some repositories write a time of day, which is irrelevant to the publication.
  const day = statedDay(/^\d{4}-\d{2}-\d{2}(?=T)/.exec(text)?.[0] ?? text)
  if (day === undefined || day.year < 1000) return {}
  const date = isoDate(day)
  const isDay = day.month !== undefined && parseDate(date) !== undefined
  return { publicationYear: day.year, ...(isDay && { dates: [{ date, dateType: 'Issued' as const }] }) }
}
