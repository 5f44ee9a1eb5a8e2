import type { Datacite } from '../../model/datacite.ts'

/**
 * Removes layout white space from the texts of a record that was read from XML. Returns the record itself if nothing
 * changes.
 *
 * A text that begins with a line break or contains an indented line is trimmed, and its lines are joined with spaces. A
 * description is trimmed if it begins with a line break or ends with a line of indentation only, and keeps its inner
 * line breaks.
 *
 * The kernel's XSDs collapse white space in typed values, such as years and language tags, and preserve it in plain
 * texts. DataCite's reader removes it in plain texts as well. White space without signs of layout is kept. Reading
 * itself keeps all white space, so that XML is checked and written back unchanged.
 */
export function withoutIndentation(record: Datacite): Datacite {
  const { extras, ...members } = record
  const tidied = tidy(members, false) as Datacite
  if (tidied === members) return record
  return extras === undefined ? tidied : { ...tidied, extras }
}

function tidy(value: unknown, hasLines: boolean): unknown {
  if (typeof value === 'string') return tidyText(value, hasLines)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = value.map(item => tidy(item, hasLines))
    return list.some((item, at) => item !== value[at]) ? list : value
  }
  const entries = Object.entries(value).map(([name, member]) => [
    name,
    tidy(member, hasLines || name === 'description'),
  ])
  return entries.some(([name, member]) => member !== Reflect.get(value, name as string))
    ? Object.fromEntries(entries)
    : value
}

function tidyText(text: string, hasLines: boolean): string {
  if (!(hasLines ? layoutAtEnds : layout).test(text)) return text
  const trimmed = trim(text)
  if (hasLines) return trimmed
  return trimmed
    .split(/[\r\n]/)
    .map(trim)
    .filter(line => line !== '')
    .join(' ')
}

const layoutAtEnds = /^[ \t]*[\r\n]|[\r\n][ \t]+$/
const layout = /^[ \t]*[\r\n]|[\r\n][ \t]/

function trim(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isSpace(text.charCodeAt(start))) start++
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}

const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13
