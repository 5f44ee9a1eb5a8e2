import { isMessage, type Message, type Value, type Values } from './values.ts'

/** The language of a text, and a function that formats messages among its values. */
interface Speech {
  language: string
  nested(message: Message): string
}

/**
 * Fills the places of a text: `{name}` with a value, `{name, list}` and `{name, list, or}` with an enumeration,
 * `{name, plural, one {…} other {…}}` and `{name, select, a {…} other {…}}` with one of several texts. `#` in a plural is its number.
 *
 * `{name, number}` is a number as the language writes it.
 *
 * @see https://unicode-org.github.io/icu/userguide/format_parse/messages/ the syntax, of which this is a part
 */
export function formatMessage(text: string, values: Values, speech: Speech, hash?: Value): string {
  let result = ''
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('{', at)
    const literal = text.slice(at, open < 0 ? undefined : open)
    result += hash === undefined ? literal : literal.replaceAll('#', () => written(hash, speech))
    if (open < 0) break
    const end = endOf(text, open)
    result += filled(text.slice(open + 1, end), values, speech, hash)
    at = end + 1
  }
  return result
}

/** Fills one place, of which the text between its braces is given. */
function filled(place: string, values: Values, speech: Speech, hash: Value | undefined): string {
  const [, name = '', kind, rest = ''] = /^(\w+)(?:,\s*(\w+))?,?\s*([\s\S]*)$/.exec(place) ?? []
  const value = values[name]
  const { language } = speech
  if (kind === 'list') return listed(value, speech, rest === 'or' ? 'disjunction' : 'conjunction')
  if (kind === 'number') return Number(value).toLocaleString(language)
  if (kind !== 'plural' && kind !== 'select') return written(value, speech)
  const texts = branchesOf(rest)
  const key = kind === 'select' ? String(value) : new Intl.PluralRules(language).select(Number(value))
  const text = texts.get(`=${value}`) ?? texts.get(key) ?? texts.get('other') ?? ''
  return formatMessage(text, values, speech, kind === 'plural' ? value : hash)
}

function written(value: Value | undefined, speech: Speech): string {
  if (isMessage(value)) return speech.nested(value)
  return Array.isArray(value) ? listed(value, speech, 'conjunction') : String(value ?? '')
}

function listed(value: Value | undefined, speech: Speech, type: 'conjunction' | 'disjunction'): string {
  const values = Array.isArray(value) ? value : [value]
  return new Intl.ListFormat(speech.language, { type }).format(values.map(one => written(one, speech)))
}

/** Returns the texts of a plural or a selection by their keys. */
function branchesOf(text: string): Map<string, string> {
  const branches = new Map<string, string>()
  for (let at = 0, start = text.indexOf('{'); start >= 0; start = text.indexOf('{', at)) {
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
