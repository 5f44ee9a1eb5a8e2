import { storedLanguage } from '../../../registry/values/stored-language.ts'

/** The verdict on a language tag. The verdict `known` causes no finding. */
export type LanguageVerdict =
  | { kind: 'known' }
  /** A valid code for which BCP 47 prefers another code, such as `de` for `deu`. */
  | { kind: 'alias'; preferred: string }
  /** The name of a language instead of its code. */
  | { kind: 'name'; code: string }
  | { kind: 'unknown' }

/**
 * Judges a language tag by BCP 47 and the platform's language data (`Intl`). Without such data, every tag is `known`
 * except a language name that DataCite's registry converts to a code.
 *
 * Accepts all three-letter codes that have no preferred code, because platforms know only some of the 8,000 in ISO
 * 639-3.
 */
export function judgeLanguage(tag: string): LanguageVerdict {
  const verdict = verdicts.get(tag) ?? judge(tag)
  if (verdicts.size < 500) verdicts.set(tag, verdict)
  return verdict
}

// A collection of a million records uses only a handful of languages.
const verdicts = new Map<string, LanguageVerdict>()

const known: LanguageVerdict = { kind: 'known' }
// Registered before BCP 47 had a grammar, or for private use.
const irregular = /^(?:[ix]-|sgn-|zh-min|en-gb-oed|art-|no-(?:bok|nyn)|q[a-t][a-z](?:-|$))/i

// The most common tags skip the platform's language data, which takes a tenth of a short run to load.
const usual =
  /^(?:ar|bg|ca|cs|da|de|el|en|es|et|fi|fr|hr|hu|id|is|it|ja|ko|lt|lv|nl|pl|pt|ro|ru|sk|sl|sr|sv|tr|uk|vi|zh)(?:-[A-Z]{2})?$/

function judge(tag: string): LanguageVerdict {
  if (usual.test(tag)) return known
  const trimmed = tag.trim()
  const named = codeInRegistry(trimmed)
  if (named !== undefined) return { kind: 'name', code: named }
  if (irregular.test(trimmed) || nameIn('en') === undefined) return known
  const canonical = canonicalTag(trimmed)
  const [language = ''] = trimmed.split('-')
  if (canonical === undefined) return codeOfName(trimmed) ?? { kind: 'unknown' }
  const [canonicalLanguage = ''] = canonical.split('-')
  if (language.toLowerCase() !== canonicalLanguage && preferred(language, canonicalLanguage)) {
    return { kind: 'alias', preferred: canonical }
  }
  if (language.length === 3 || nameIn(canonicalLanguage) !== undefined) return known
  return codeOfName(trimmed) ?? { kind: 'unknown' }
}

/**
 * True if a different canonical code should replace a language code.
 *
 * This is the case for any two-letter code, and for a longer code with a two-letter canonical code. False for longer
 * codes such as `cmn`, which denotes one language of a macrolanguage.
 */
const preferred = (language: string, canonical: string): boolean =>
  language.length === 2 || (canonical.length === 2 && !groupMembers.has(language.toLowerCase()))

const groupMembers = new Set([
  'cmn',
  'arb',
  'swh',
  'zsm',
  'pes',
  'ekk',
  'lvs',
  'npi',
  'ory',
  'uzn',
  'azj',
  'khk',
  'plt',
  'gug',
  'quz',
  'als',
  'kmr',
  'pnb',
  'ydd',
  'nob',
])

/**
 * Returns a tag in BCP 47 form with the shortest code of its language: `de` for `deu` and `ger`. Returns undefined for
 * an invalid tag.
 */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

let english: Intl.DisplayNames | undefined

function nameIn(code: string): string | undefined {
  try {
    english ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
    return english.of(code)
  } catch {
    return undefined
  }
}

/**
 * Returns the code for an English language name known to the registry.
 *
 * The registry's list is faster to search than the platform's data.
 */
function codeInRegistry(name: string): string | undefined {
  const lower = name.toLowerCase()
  if (lower.length < 4 || lower.includes('-')) return undefined
  const code = storedLanguage(lower)
  return code !== undefined && code !== lower && canonicalTag(code) === code ? code : undefined
}

let codes: Map<string, string> | undefined

/**
 * Returns the verdict with the two-letter code for the name of a language in English or in the language itself, such as
 * `German` or `Deutsch`. Returns undefined for other texts.
 */
function codeOfName(name: string): LanguageVerdict | undefined {
  codes ??= namesOfLanguages()
  const code = codes.get(name.toLowerCase())
  return code === undefined ? undefined : { kind: 'name', code }
}

function namesOfLanguages(): Map<string, string> {
  const names = new Map<string, string>()
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second
      const name = nameIn(code)
      if (name === undefined || canonicalTag(code) !== code) continue
      names.set(name.toLowerCase(), code)
      const own = ownName(code)
      if (own !== undefined && !names.has(own.toLowerCase())) names.set(own.toLowerCase(), code)
    }
  }
  return names
}

function ownName(code: string): string | undefined {
  try {
    return new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}
