import { isMessage, type Message, type Value, type Values } from './values.ts'

interface Speech {
  language: string
  nested(message: Message): string
}

/**
 * Fills the placeholders of a text with values.
 *
 * `{name}` becomes a value, `{name, list}` and `{name, list, or}` an enumeration, and `{name, plural, one {…} other
 * {…}}` and `{name, select, a {…} other {…}}` one of several texts.
 *
 * `#` in a plural is its number. `{name, number}` is a number formatted for the language.
 *
 * @see https://unicode-org.github.io/icu/userguide/format_parse/messages/ the syntax, of which this is a subset
 */
export function formatMessage(text: string, values: Values, speech: Speech, hash?: Value): string {
  let result = ''
  for (const part of partsOf(text)) {
    if (typeof part !== 'string') result += filled(part, values, speech, hash)
    else result += hash === undefined ? part : part.replaceAll('#', () => written(hash, speech))
  }
  return result
}

/** A placeholder: `{name, kind, rest}`. */
interface Place {
  name: string
  kind: string | undefined
  rest: string
}

const partsByText = new Map<string, readonly (string | Place)[]>()

/** Returns the literals and placeholders of a text. Texts are constants, so each is split once. */
function partsOf(text: string): readonly (string | Place)[] {
  const known = partsByText.get(text)
  if (known !== undefined) return known
  const parts: (string | Place)[] = []
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('{', at)
    if (open !== at) parts.push(text.slice(at, open < 0 ? undefined : open))
    if (open < 0) break
    const end = endOf(text, open)
    const [, name = '', kind, rest = ''] = /^(\w+)(?:,\s*(\w+))?,?\s*([\s\S]*)$/.exec(text.slice(open + 1, end)) ?? []
    parts.push({ name, kind, rest })
    at = end + 1
  }
  partsByText.set(text, parts)
  return parts
}

function filled({ name, kind, rest }: Place, values: Values, speech: Speech, hash: Value | undefined): string {
  const value = values[name]
  if (kind === undefined) return written(value, speech)
  const { language } = speech
  if (kind === 'list') return listed(value, speech, rest === 'or' ? 'disjunction' : 'conjunction')
  if (kind === 'number') return wholeNumbers(language).format(Number(value))
  if (kind !== 'plural' && kind !== 'select') return written(value, speech)
  const texts = branchesOf(rest)
  const key = kind === 'select' ? String(value) : pluralRules(language).select(Number(value))
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

/** Returns the texts of a `plural` or `select` placeholder, by key. */
function branchesOf(text: string): Map<string, string> {
  const branches = new Map<string, string>()
  for (let at = 0, start = text.indexOf('{'); start >= 0; start = text.indexOf('{', at)) {
    const end = endOf(text, start)
    branches.set(text.slice(at, start).trim(), text.slice(start + 1, end))
    at = end + 1
  }
  return branches
}

/** Returns the offset of the brace that closes the brace at `start`, or the length of the text if none does. */
function endOf(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}

const rulesByLanguage = new Map<string, Intl.PluralRules>()
const numbersByLanguage = new Map<string, Intl.NumberFormat>()

const pluralRules = (language: string): Intl.PluralRules =>
  kept(rulesByLanguage, language, () => new Intl.PluralRules(language))

const wholeNumbers = (language: string): Intl.NumberFormat =>
  kept(numbersByLanguage, language, () => new Intl.NumberFormat(language))

/**
 * Returns the formatter of a language. Each formatter is created once, because its creation takes longer than filling
 * in a text.
 */
function kept<T>(values: Map<string, T>, language: string, create: () => T): T {
  const value = values.get(language) ?? create()
  values.set(language, value)
  return value
}
