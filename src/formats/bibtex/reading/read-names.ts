import type { Message } from '../../../messages/message.ts'
import type { Contributor, Creator } from '../../../model/datacite.ts'
import { readsLikeOrganisation } from '../../../model/names/organisation.ts'
import { isOthers } from '../../../model/names/others.ts'
import { isLooseSuffix } from '../../../model/names/suffix.ts'
import { readAnnotations } from '../annotations.ts'
import { sayBibtex } from '../messages.ts'
import { decodeName } from '../tex/decode.ts'
import type { SourceFields } from './source-fields.ts'

/** A name parsed from a list of names. */
export interface BibName {
  name: string
  nameType?: 'Personal' | 'Organizational'
  givenName?: string
  familyName?: string
}

/**
 * Reads a list of names by BibTeX's grammar (btxdoc, section 4), and names in BibLaTeX's `family=…, given=…` form.
 *
 * `others` and `et al.` become `:etal`. Calls `tell` for a name that has too many commas, or that has no comma and
 * reads like an organisation.
 */
function readNames(tex: string, tell: (message: Message) => void): BibName[] {
  const line = /[^\S ]| {2}/.test(tex) ? tex.replace(/\s+/g, ' ') : tex
  const names: BibName[] = []
  for (let start = 0; start <= line.length; ) {
    const end = endOfName(line, start)
    const written = line.slice(start, end).trim()
    const known = written.replace(furtherPeople, '')
    const name = readName(known, tell)
    if (name !== undefined) names.push(name)
    if (known !== written) names.push({ name: ':etal' })
    start = end + ' and'.length
  }
  return names
}

/** Matches `et al.` after a name in place of `and others`. */
const furtherPeople = /(?<=\S),?\s{1,9}et\.? al\.?,?$/i

function readName(tex: string, tell: (message: Message) => void): BibName | undefined {
  if (tex === '') return undefined
  if (isOthers(tex)) return { name: ':etal' }
  const parts = splitAtDepth(tex, comma).map(part => part.trim())
  const [last = '', given = ''] = parts
  if (parts.length === 2 && last !== '' && given !== '' && !tex.includes('=')) {
    const second = decodeName(given)
    return isLooseSuffix(second) ? person(decodeName(last), '', second) : person(decodeName(last), second)
  }
  const whole = groupWhole(tex)
  if (whole !== undefined) return inBraces(decodeName(whole))
  const isPair = (part: string): boolean => /^[a-z]{3,40}(?:-i)?\s*=/i.test(part)
  if (tex.includes('=') && parts.every(isPair)) return fromPairs(parts)
  const filled = parts.filter(part => part !== '')
  const [first = '', second, third] = filled
  if (filled.length > 3) {
    tell(sayBibtex('manyCommas', { name: decodeName(tex) }))
    return { name: decodeName(tex) }
  }
  if (second === undefined) return withoutComma(first, tell)
  const family = decodeName(first)
  return third === undefined
    ? person(family, decodeName(second))
    : person(family, decodeName(third), decodeName(second))
}

/** Reads a name in braces as one text, unless a suffix between commas shows that the name is a person's. */
function inBraces(name: string): BibName {
  const [family = '', suffix = '', given = '', ...others] = name.split(/\s*,\s*/)
  return isLooseSuffix(suffix) && given !== '' && others.length === 0 ? person(family, given, suffix) : unsplit(name)
}

function withoutComma(tex: string, tell: (message: Message) => void): BibName {
  const words = splitAtDepth(tex.replace(/\s/g, ' '), 0x20, 0x7e).filter(word => word !== '')
  const text = decodeName(tex)
  if (words.length < 2) return unsplit(text)
  if (readsLikeOrganisation(text)) {
    tell(sayBibtex('organisation', { name: text }))
    return unsplit(text)
  }
  const born = words.findIndex((word, at) => at > 1 && at < words.length - 1 && isBorn(word))
  if (born > 0)
    return person(
      words
        .slice(born - 1)
        .map(decodeName)
        .join(' '),
      words
        .slice(0, born - 1)
        .map(decodeName)
        .join(' '),
    )
  const isSmall = words.map(word => isLowerCase(word))
  const von = isSmall.indexOf(true)
  const start = von < 0 || von === words.length - 1 ? words.length - 1 : von
  const given = words.slice(0, start).map(decodeName).join(' ')
  const family = words.slice(start).map(decodeName).join(' ')
  return given === '' ? unsplit(text) : person(family, given)
}

function person(family: string, given: string, suffix?: string): BibName {
  const last = suffix === undefined || suffix === '' ? family : `${family} ${suffix}`
  if (given === '' && last !== family) return { name: last, nameType: 'Personal', familyName: last }
  if (given === '') return unsplit(last)
  return { name: `${last}, ${given}`, nameType: 'Personal', givenName: given, familyName: last }
}

/** True if a word introduces a birth name, as in `Ann Roe née Hill`. */
const isBorn = (word: string): boolean => /^(?:n[ée]e?|geb\.|geborene[rn]?)$/.test(decodeName(word))

const unsplit = (name: string): BibName =>
  readsLikeOrganisation(name) ? { name, nameType: 'Organizational' } : { name }

/**
 * Reads the parts of an extended name (`family=…, given=…`). Returns undefined if there is neither a family name nor a
 * given name, as for list options such as `nosortothers=true`.
 */
function fromPairs(parts: readonly string[]): BibName | undefined {
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
  const given = values.get('given') ?? ''
  if (family === '') return given === '' ? undefined : unsplit(given)
  return person(family, given, values.get('suffix'))
}

/**
 * True if BibTeX treats the first letter of a word as lower case.
 *
 * A word that begins with a brace does not count as lower case, unless a command, such as an accent, follows the brace.
 */
function isLowerCase(word: string): boolean {
  if (word.startsWith('{') && !word.startsWith('{\\')) return false
  return /^[^\p{L}]*\p{Ll}/u.test(decodeName(word))
}

/** Returns the content of braces around a whole name, or undefined if no such braces enclose it. */
function groupWhole(tex: string): string | undefined {
  if (!tex.startsWith('{') || tex.startsWith('{\\')) return undefined
  let depth = 0
  for (let at = 0; at < tex.length; at++) {
    const code = tex.charCodeAt(at)
    if (code === 0x7b) depth++
    else if (code === 0x7d && --depth === 0) return at === tex.length - 1 ? tex.slice(1, -1) : undefined
  }
  return undefined
}

const comma = 0x2c

/**
 * Returns the end of the name that starts at an offset: before an "and" outside of braces, or at the end of the text.
 */
function endOfName(tex: string, start: number): number {
  let depth = 0
  for (let at = start; at < tex.length; at++) {
    const code = tex.charCodeAt(at)
    if (code === 0x7b) depth++
    else if (code === 0x7d) depth--
    else if (code === 0x20 && depth <= 0 && isAnd(tex, at + 1)) return at
  }
  return tex.length
}

/** True if the word "and", followed by a space, starts at an offset. Ignores case. */
const isAnd = (tex: string, at: number): boolean =>
  (tex.charCodeAt(at) | 32) === 0x61 &&
  (tex.charCodeAt(at + 1) | 32) === 0x6e &&
  (tex.charCodeAt(at + 2) | 32) === 0x64 &&
  tex.charCodeAt(at + 3) === 0x20

/** Splits TeX at each character that is outside braces and has one of the given codes. */
export function splitAtDepth(tex: string, code: number, other = code): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < tex.length; at++) {
    const next = tex.charCodeAt(at)
    if (next === 0x7b) depth++
    else if (next === 0x7d) depth--
    else if (depth <= 0 && (next === code || next === other)) {
      parts.push(tex.slice(start, at))
      start = at + 1
      depth = 0
    }
  }
  parts.push(tex.slice(start))
  return parts
}

/** Takes the names of a field, with the identifiers in the annotations of the field. */
export function agentNames(
  field: string,
  fields: SourceFields,
): readonly (BibName & Pick<Creator, 'nameIdentifiers'>)[] {
  const list = fields.take(field)
  return list === undefined ? nobody : namesIn(list, field, fields)
}

const nobody: readonly BibName[] = []

function namesIn(list: string, field: string, fields: SourceFields): (BibName & Pick<Creator, 'nameIdentifiers'>)[] {
  const names = readNames(list, message => fields.tell(field, message))
  const annotations = readAnnotations(field, names.length, fields)
  if (annotations.size === 0) return names
  return names.map((name, index) => {
    const nameIdentifiers = annotations.get(index)
    return nameIdentifiers === undefined ? name : { ...name, nameIdentifiers }
  })
}

/** Takes a field of names and returns the names as contributors of the given type. */
export function contributorsIn(
  field: string,
  contributorType: NonNullable<Contributor['contributorType']>,
  fields: SourceFields,
): Contributor[] {
  const names = agentNames(field, fields)
  return names.length === 0 ? [] : names.map((name): Contributor => ({ ...name, contributorType }))
}
