import { isObject, type Members } from '../../../core/object.ts'
import type { ParsedCite } from '../markdown/parse-citation.ts'
import { type AroundCitation, type FoundCitation, goesOn } from '../markdown/place-citations.ts'
import { markup } from '../markdown/readable.ts'
import { type Element, isElement, Kept } from './ast.ts'
import { markdownOf } from './inlines.ts'

/** A Pandoc citation, and the list of inline elements that contains it. */
export interface PandocCitation extends FoundCitation {
  list: unknown[]
  element: Element
  /** The elements other than text in the citation's prefixes and suffixes. */
  kept: Kept
  around: AroundCitation
}

/** The citations and notes of a document. */
export interface FoundInPandoc {
  citations: PandocCitation[]
  notes: { start: number; note: string }[]
}

type Inside = Pick<FoundCitation, 'note' | 'isInLink'>

/** Finds the citations and notes of a document in order, except the citations in `nocite`. */
export function findInPandoc(meta: Members, blocks: readonly unknown[]): FoundInPandoc {
  const found: FoundInPandoc = { citations: [], notes: [] }
  let count = 0
  const walk = (value: unknown, inside: Inside): void => {
    if (Array.isArray(value)) for (const [place, one] of value.entries()) inList(one, place, value, inside)
    else if (isObject(value)) for (const one of Object.values(value)) walk(one, inside)
  }
  const inList = (value: unknown, place: number, list: unknown[], inside: Inside): void => {
    const start = ++count
    if (!isElement(value)) walk(value, inside)
    else if (value.t === 'Note') {
      found.notes.push({ start, note: `note ${start}` })
      walk(value.c, { note: `note ${start}`, isInLink: false })
    } else if (value.t === 'Cite') {
      const citation = citationOf(value, inside.isInLink)
      if (citation === undefined) return
      const around = aroundAt(place, list)
      found.citations.push({ ...citation, ...inside, start, end: start, list, element: value, around })
      walk(citation.kept.notes, inside)
    } else walk(value.c, value.t === 'Link' ? { ...inside, isInLink: true } : inside)
  }
  const { nocite: _, ...others } = meta
  const outside: Inside = { note: undefined, isInLink: false }
  walk(others, outside)
  walk(blocks, outside)
  return found
}

function citationOf(
  { c }: Element,
  isInLink = false,
): Pick<PandocCitation, 'cites' | 'isNarrative' | 'kept'> | undefined {
  const [list] = Array.isArray(c) ? c : []
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) return undefined
  const kept = new Kept(isInLink)
  const cites = list.map(cite => citeOf(cite, kept))
  return { cites, isNarrative: modeOf(list[0] as Members) === 'AuthorInText', kept }
}

function citeOf(cite: Members, kept: Kept): ParsedCite {
  const prefix = markdownOf(cite.citationPrefix, kept).trim()
  return {
    id: String(cite.citationId),
    ...(prefix !== '' && { prefix: `${markup(prefix)} ` }),
    ...(modeOf(cite) === 'SuppressAuthor' && { suppressAuthor: true }),
    behind: markdownOf(cite.citationSuffix, kept),
  }
}

const modeOf = ({ citationMode }: Members): string => (isElement(citationMode) ? citationMode.t : '')

const aroundAt = (place: number, list: readonly unknown[]): AroundCitation => ({
  inSentence: isBegun(list.slice(Math.max(0, place - 2), place)),
  continued: goesOn(markdownOf(list.slice(place + 1, place + 3))),
})

/** True if the elements before a citation contain text of its sentence. */
function isBegun(before: readonly unknown[]): boolean {
  const last = before.findLast(one => isElement(one) && one.t !== 'Space' && one.t !== 'SoftBreak')
  if (!isElement(last)) return false
  return last.t !== 'Str' || (typeof last.c === 'string' && !/[.!?:]$/.test(last.c))
}

/** Returns the ids in `nocite`, or `all` for `@*`. */
export function uncitedIn({ nocite }: Members): 'all' | string[] {
  const ids: string[] = []
  const walk = (value: unknown): void => {
    if (isElement(value) && value.t === 'Cite') ids.push(...(citationOf(value)?.cites ?? []).map(({ id }) => id))
    else if (Array.isArray(value)) for (const one of value) walk(one)
    else if (isObject(value)) walk(value.c)
  }
  walk(nocite)
  return ids.includes('*') ? 'all' : ids
}
