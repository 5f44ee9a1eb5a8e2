import { readsLikeOrganisation } from '../../../model/names/organisation.ts'
import { decodeName } from '../tex/decode.ts'

/** A name in a list, as BibTeX reads it. */
export interface BibName {
  name: string
  nameType?: 'Personal' | 'Organizational'
  givenName?: string
  familyName?: string
}

/**
 * Reads a list of names by BibTeX's own grammar (btxdoc, section 4): `First von Last`, `von Last, First`, `von Last, Jr, First`, a
 * name in braces as a whole, BibLaTeX's `family=…, given=…`, and `others`, which becomes `:etal`. Calls `tell` for names that do
 * not fit this grammar.
 */
export function readNames(tex: string, tell: (message: string) => void): BibName[] {
  return splitAtDepth(tex.replace(/\s+/g, ' '), / and(?= )/iy, ' ')
    .map(name => name.trim())
    .flatMap(name => (name === '' ? [] : [readName(name, tell)]))
}

function readName(tex: string, tell: (message: string) => void): BibName {
  if (tex === 'others') return { name: ':etal' }
  const whole = groupWhole(tex)
  if (whole !== undefined) return unsplit(decodeName(whole))
  const parts = splitAtDepth(tex, /,/y, ',').map(part => part.trim())
  if (parts.every(part => /^(?:family|given|prefix|suffix|useprefix|[a-z]+-i)\s*=/i.test(part))) return fromPairs(parts)
  const filled = parts.filter(part => part !== '')
  const [first = '', second, third] = filled
  if (filled.length > 3) {
    tell(`The name "${decodeName(tex)}" has too many commas; it is kept whole.`)
    return { name: decodeName(tex) }
  }
  if (second === undefined) return withoutComma(first, tell)
  const family = decodeName(first)
  return third === undefined
    ? person(family, decodeName(second))
    : person(family, decodeName(third), decodeName(second))
}

function withoutComma(tex: string, tell: (message: string) => void): BibName {
  const words = splitAtDepth(tex.replace(/\s/g, ' '), /[ ~]/y, ' ~').filter(word => word !== '')
  const text = decodeName(tex)
  if (words.length < 2) return unsplit(text)
  if (readsLikeOrganisation(text)) {
    tell(`"${text}" reads like an organisation, so it is kept whole; put it in its own braces.`)
    return unsplit(text)
  }
  const isSmall = words.map(word => isLowerCase(word))
  const von = isSmall.indexOf(true)
  const start = von < 0 || von === words.length - 1 ? words.length - 1 : von
  const given = words.slice(0, start).map(decodeName).join(' ')
  const family = words.slice(start).map(decodeName).join(' ')
  return given === '' ? unsplit(text) : person(family, given)
}

function person(family: string, given: string, suffix?: string): BibName {
  const last = suffix === undefined || suffix === '' ? family : `${family} ${suffix}`
  if (given === '') return unsplit(last)
  return { name: `${last}, ${given}`, nameType: 'Personal', givenName: given, familyName: last }
}

/** An undivided name belongs to an organisation if it reads like one; otherwise its kind is unknown. */
const unsplit = (name: string): BibName =>
  readsLikeOrganisation(name) ? { name, nameType: 'Organizational' } : { name }

function fromPairs(parts: readonly string[]): BibName {
  const values = new Map<string, string>()
  for (const part of parts) {
    const at = part.indexOf('=')
    values.set(
      part.slice(0, at).trim().toLowerCase(),
      decodeName(
        part
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/s, '$1'),
      ),
    )
  }
  const family = [values.get('prefix'), values.get('family')].filter(Boolean).join(' ')
  return person(family, values.get('given') ?? '', values.get('suffix'))
}

/** Whether BibTeX sees the first letter of a word as lower case: letters in braces do not count, but accented letters do. */
function isLowerCase(word: string): boolean {
  if (word.startsWith('{') && !word.startsWith('{\\')) return false
  return /^[^\p{L}]*\p{Ll}/u.test(decodeName(word))
}

/** The content of braces around a whole name. */
function groupWhole(tex: string): string | undefined {
  if (!tex.startsWith('{') || tex.startsWith('{\\')) return undefined
  let depth = 0
  for (let at = 0; at < tex.length; at++) {
    const character = tex.charAt(at)
    if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at === tex.length - 1 ? tex.slice(1, -1) : undefined
  }
  return undefined
}

/** Splits at every match of a sticky pattern outside of braces; a match begins with one of the characters `starts`. */
export function splitAtDepth(tex: string, pattern: RegExp, starts: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < tex.length; at++) {
    const code = tex.charCodeAt(at)
    if (code === 0x7b) depth++
    else if (code === 0x7d) depth--
    else if (depth <= 0 && starts.includes(tex.charAt(at))) {
      pattern.lastIndex = at
      const found = pattern.exec(tex)?.[0]
      if (found === undefined || found === '') continue
      parts.push(tex.slice(start, at))
      start = at + found.length
      at = start - 1
    }
  }
  parts.push(tex.slice(start))
  return parts
}
