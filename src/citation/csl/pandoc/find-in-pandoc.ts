import { isObject, type Members } from '../../../object.ts'
import type { CiteRequest } from '../document-types.ts'
import { behind, markup } from '../markdown/parse-citation.ts'
import { type AroundCitation, type FoundCitation, goesOn } from '../markdown/place-citations.ts'
import { type Element, isElement } from './ast.ts'
import { markdownOf } from './inlines.ts'

/** A citation of Pandoc, and the list of inline elements in which it stands. */
export interface PandocCitation extends FoundCitation {
  list: unknown[]
  element: Element
  around: AroundCitation
}

/** What a document has of citations and notes. */
export interface FoundInPandoc {
  citations: PandocCitation[]
  notes: { start: number; note: string }[]
}

/** Finds the citations of a document, in their order; those of `nocite` are no citations. */
export function findInPandoc(meta: Members, blocks: readonly unknown[]): FoundInPandoc {
  const found: FoundInPandoc = { citations: [], notes: [] }
  let count = 0
  const walk = (value: unknown, note: string | undefined): void => {
    if (Array.isArray(value)) for (const [place, one] of value.entries()) inList(one, place, value, note)
    else if (isObject(value)) for (const one of Object.values(value)) walk(one, note)
  }
  const inList = (value: unknown, place: number, list: unknown[], note: string | undefined): void => {
    const start = ++count
    if (!isElement(value)) walk(value, note)
    else if (value.t === 'Note') {
      found.notes.push({ start, note: `note ${start}` })
      walk(value.c, `note ${start}`)
    } else if (value.t === 'Cite') {
      const citation = citationOf(value)
      if (citation === undefined) return
      found.citations.push({
        ...citation,
        start,
        end: start,
        note,
        list,
        element: value,
        around: aroundAt(place, list),
      })
    } else walk(value.c, note)
  }
  const { nocite: _, ...others } = meta
  walk(others, undefined)
  walk(blocks, undefined)
  return found
}

function citationOf({ c }: Element): Pick<FoundCitation, 'cites' | 'isNarrative'> | undefined {
  const [list] = Array.isArray(c) ? c : []
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) return undefined
  const cites = list.map(citeOf)
  return { cites, isNarrative: modeOf(list[0] as Members) === 'AuthorInText' }
}

function citeOf(cite: Members): CiteRequest {
  const prefix = markdownOf(cite.citationPrefix).trim()
  return {
    id: String(cite.citationId),
    ...(prefix !== '' && { prefix: `${markup(prefix)} ` }),
    ...(modeOf(cite) === 'SuppressAuthor' && { suppressAuthor: true }),
    ...behind(markdownOf(cite.citationSuffix)),
  }
}

const modeOf = ({ citationMode }: Members): string => (isElement(citationMode) ? citationMode.t : '')

/** What an element stands among in its list. */
const aroundAt = (place: number, list: readonly unknown[]): AroundCitation => ({
  inSentence: isBegun(list.slice(Math.max(0, place - 2), place)),
  continued: goesOn(markdownOf(list.slice(place + 1, place + 3))),
})

/** Whether words of a sentence come before. */
function isBegun(before: readonly unknown[]): boolean {
  const last = before.findLast(one => isElement(one) && one.t !== 'Space' && one.t !== 'SoftBreak')
  if (!isElement(last)) return false
  return last.t !== 'Str' || (typeof last.c === 'string' && !/[.!?:]$/.test(last.c))
}

/** The ids that `nocite` names, `all` for `@*`. */
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
