import { isObject, type Members } from '../../../core/object.ts'
import { allDateVariables } from '../../../formats/csl-json/dates.ts'
import { parseYaml } from '../../../text/yaml/document.ts'
import { metadataOf } from './find-citations.ts'
import { markup } from './readable.ts'

/** Returns the CSL-JSON items in the metadata field `references` of a Markdown text, as Pandoc reads them. */
export const referencesInMarkdown = (markdown: string): object[] => referencesInMetadata(metadataOf(markdown).yaml)

/** Returns the items in `references` of YAML metadata. */
export function referencesInMetadata(yaml: string): object[] {
  if (!yaml.includes('references')) return []
  const items: object[] = []
  for (const part of parseYaml(yaml).parts) {
    const value = 'document' in part ? part.document.value : undefined
    if (isObject(value)) items.push(...referencesOf(value.references))
  }
  return items
}

/**
 * Returns the items of a `references` value: a list, or an object with items by id. Converts their Markdown to CSL
 * markup.
 */
export function referencesOf(value: unknown): object[] {
  const list = Array.isArray(value)
    ? (value as unknown[])
    : isObject(value)
      ? Object.entries(value).map(([id, one]) => (isObject(one) ? { id, ...one } : one))
      : []
  return list.filter(isObject).map(itemOf)
}

function itemOf(reference: Members): object {
  const item: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(reference)) {
    if (name === '__proto__' || value === null) continue
    if (allDateVariables.has(name)) item[name] = dateOf(value)
    else item[name] = verbatim.has(name) ? unescaped(value) : markedUp(value)
  }
  return item
}

/** Variables in which an underscore or an asterisk is literal. */
const verbatim: ReadonlySet<string> = new Set(['id', 'type', 'DOI', 'URL', 'ISBN', 'ISSN', 'PMID', 'PMCID', 'language'])

const unescaped = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'string' ? String(value).replace(/\\([!-/:-@[-`{-~])/g, '$1') : value

function markedUp(value: unknown): unknown {
  if (typeof value === 'string') return cslMarkup(value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(markedUp)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (name === '__proto__' ? [] : [[name, markedUp(one)]])),
  )
}

/** Converts Markdown to CSL markup: emphasis, subscripts, superscripts, small capitals, and `nocase`. */
const cslMarkup = (text: string): string =>
  markup(
    text
      .replace(/(?<!\\)\[([^[\]\n]{1,500})\]\{\.(smallcaps|nocase)\}/g, (_, inner: string, kind: string) =>
        kind === 'nocase'
          ? `<span class="nocase">${inner}</span>`
          : `<span style="font-variant:small-caps;">${inner}</span>`,
      )
      .replace(/(?<![\\^])\^([^\s^\\]{1,100})\^/g, '<sup>$1</sup>')
      .replace(/(?<![\\~])~([^\s~\\]{1,100})~(?!~)/g, '<sub>$1</sub>'),
  )

/**
 * Converts a date from Pandoc's YAML to CSL-JSON. The date is a text, an object such as `{ year: 2019 }`, or a list of
 * the two ends of a range.
 */
function dateOf(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') return unescaped(value)
  const ends = (Array.isArray(value) ? value : [value]).filter(isObject)
  const [first] = ends
  if (first === undefined || first.year === undefined) return value
  const parts = ends.map(({ year, month, day }) => [year, month, day].flatMap(part => Number(part) || []))
  return {
    'date-parts': parts,
    ...(first.season !== undefined && { season: first.season }),
    ...(first.circa !== undefined && { circa: first.circa }),
  }
}
