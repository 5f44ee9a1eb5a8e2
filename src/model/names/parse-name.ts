import { wrongArgument } from '../../core/argument.ts'
import { splitEastAsian } from './east-asian.ts'
import { personFromParts } from './family-given.ts'
import { splitGivenFamily } from './given-family.ts'
import { readsLikeOrganisation } from './organisation.ts'
import type { ParsedName, PersonName, WholeName } from './parsed-name.ts'
import { isDegree, isSuffix } from './suffix.ts'

export type { ParsedName } from './parsed-name.ts'

/**
 * Parses a name in DataCite's form: `Family, Given` for people, and the whole name for organisations. A name that
 * cannot be parsed stays unsplit, with the kind `unknown`.
 *
 * The `nameType` (2.1.a) `Personal` or `Organizational` decides between people and organisations. A name without a
 * comma is split only if `nameType` is `Personal` or the script of the name shows the order. Every ambiguous result has
 * `isCertain: false`.
 * @throws TypeError if the name is not text.
 * @example
 * parseName('Okafor, Ada', 'Personal') // → { kind: 'person', family: 'Okafor', given: 'Ada', isCertain: true }
 */
export function parseName(text: string, nameType?: string): ParsedName {
  if (typeof text !== 'string') throw wrongArgument('A name', 'text', text)
  // Single spaces do not match, because replacing them would take most of the time on long texts.
  const whole = text.trim().replace(/[^\S ]\s*| \s+/g, ' ')
  if (nameType === 'Organizational') return { kind: 'organisation', name: whole, isCertain: true }
  const isPersonal = nameType === 'Personal'
  // Names of people are short, so longer texts are not examined.
  if (whole.length > longest) return unknown(whole)
  const { name, aside } = asideOf(whole)
  if (name === '' || /[;\n]|\d{3}/.test(name)) return unknown(whole)
  const isOrganisation = readsLikeOrganisation(name)
  if (isOrganisation && !isPersonal) return { kind: 'organisation', name: whole, isCertain: false }
  const person = name.includes(',') ? splitAtCommas(name) : splitWithout(name, isPersonal)
  if (person === undefined) return unknown(whole)
  const beside = [...aside, ...(person.aside ?? [])]
  return {
    ...person,
    ...(beside.length > 0 && { aside: beside }),
    isCertain: person.isCertain && isPersonal && !isOrganisation,
  }
}

const longest = 200

const unknown = (name: string): WholeName => ({ kind: 'unknown', name, isCertain: false })

/**
 * Parses a name with commas or degrees. Returns undefined for any other form.
 *
 * Accepts `Family, Given`, `Family, Jr., Given`, `Family, Given, Jr.` and `Given Family, Jr.`, optionally with degrees
 * after a comma, and `Given Family` with degrees.
 */
function splitAtCommas(name: string): PersonName | undefined {
  const all = name.split(',').map(part => part.trim())
  const aside = all.slice(1).filter(isDegree)
  const parts = all.filter((part, at) => part !== '' && (at === 0 || !isDegree(part)))
  if (all[0] === '' || parts.length > 3) return undefined
  const person = fromParts(parts)
  return person && { ...person, ...(aside.length > 0 && { aside: [...(person.aside ?? []), ...aside] }) }
}

function fromParts([first = '', second, third]: readonly string[]): PersonName | undefined {
  if (second === undefined) return splitGivenFamily(first)
  if (third !== undefined) {
    if (isSuffix(second)) return withSuffix(personFromParts(first, third), second)
    return isSuffix(third) ? withSuffix(personFromParts(first, second), third) : undefined
  }
  return isSuffix(second) ? withSuffix(splitGivenFamily(first), second) : personFromParts(first, second)
}

const withSuffix = (person: PersonName | undefined, suffix: string): PersonName | undefined =>
  person && { ...person, suffix: person.suffix === undefined ? suffix : `${person.suffix} ${suffix}` }

const splitWithout = (name: string, isPersonal: boolean): PersonName | undefined =>
  splitEastAsian(name, isPersonal) ?? (isPersonal ? splitGivenFamily(name) : undefined)

/** Separates an ORCID iD, an e-mail address and `et al.` from a name. */
function asideOf(text: string): { name: string; aside: string[] } {
  const aside: string[] = []
  let name = text
  for (const pattern of [orcid, email, others])
    name = name.replace(pattern, (_found, inner: string) => {
      aside.push(inner)
      return ' '
    })
  return aside.length === 0
    ? { name, aside }
    : {
        name: name
          .replace(/\s+/g, ' ')
          .replace(/ (?=,)/g, '')
          .replace(/^[\s,;]+|[\s,;]{1,50}$/g, ''),
        aside,
      }
}

const orcid =
  /[([<]?\s?(?:ORCID(?:\siD)?:?\s?)?(?:https?:\/\/)?(?:www\.)?(?:orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dXx])\s?[)\]>]?/gi
const email = /[([<]?(?<![\w.+-])([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})[)\]>]?/g
const others =
  /[\s,;]{1,50}[([]?((?:and|und|&)\s(?:others|colleagues|andere)|et\.?\sal\.?|u\.\s?a\.|и др\.)[)\]]?\s{0,50}$/gi
