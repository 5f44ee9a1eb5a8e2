import { isMessage, type Message, type Value, type Values } from './message.ts'

/**
 * Fills the places of a text: `{name}` with a value, `{name, list}` and `{name, list, or}` with an enumeration,
 * `{name, plural, one {…} other {…}}` and `{name, select, a {…} other {…}}` with one of several texts. `#` in a plural is its number.
 *
 * `{name, number}` is a number as the language writes it. A value that is a message is formatted by `nested`.
 *
 * @see https://unicode-org.github.io/icu/userguide/format_parse/messages/ the syntax, of which this is a part
 */
export function formatMessage(
  text: string,
  values: Values,
  language: string,
  nested: (message: Message) => string,
  hash?: Value,
): string {
  const written = (value: Value | undefined): string =>
    isMessage(value) ? nested(value) : Array.isArray(value) ? enumerated(value) : String(value ?? '')
  const enumerated = (list: readonly Value[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
    new Intl.ListFormat(language, { type }).format(list.map(written))
  let result = ''
  for (let at = 0; at < text.length; ) {
    const char = text[at] ?? ''
    if (char !== '{') {
      result += char === '#' && hash !== undefined ? written(hash) : char
      at++
      continue
    }
    const end = endOf(text, at)
    const [, name = '', kind, rest = ''] = /^(\w+)(?:,\s*(\w+))?,?\s*([^]*)$/.exec(text.slice(at + 1, end)) ?? []
    const value = values[name]
    if (kind === 'plural' || kind === 'select') {
      const branches = branchesOf(rest)
      const key = kind === 'select' ? String(value) : new Intl.PluralRules(language).select(Number(value))
      const branch = branches.get(`=${value}`) ?? branches.get(key) ?? branches.get('other') ?? ''
      result += formatMessage(branch, values, language, nested, kind === 'plural' ? value : hash)
    } else if (kind === 'list') {
      result += enumerated(Array.isArray(value) ? value : [value ?? ''], rest === 'or' ? 'disjunction' : 'conjunction')
    } else {
      result += kind === 'number' ? Number(value).toLocaleString(language) : written(value)
    }
    at = end + 1
  }
  return result
}

/** Returns the texts of a plural or a selection by their keys. */
function branchesOf(text: string): Map<string, string> {
  const branches = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const start = text.indexOf('{', at)
    if (start < 0) break
    const end = endOf(text, start)
    branches.set(text.slice(at, start).trim(), text.slice(start + 1, end))
    at = end + 1
  }
  return branches
}

/** Returns the place of the brace that closes the one at `start`. */
function endOf(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}
