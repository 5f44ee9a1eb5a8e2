import { entryOf } from '../../../core/object.ts'
import type { LocaleParts } from '../processor/nodes.ts'
import { type AnySource, findLocale, unknownLocale } from '../style/style-source.ts'

/** A locale with its XML, unless it comes with this package. */
interface LocaleFile {
  xml?: string
  parts: LocaleParts
}

/** The locale files that a language needs, and the one that is used. */
export interface ResolvedLocale {
  /** The language tag of the locale that is used. */
  language: string
  /** By language tag, the nearest first; en-US, on which every other builds, is always there. */
  files: ReadonlyMap<string, LocaleFile>
  /** A note about a substituted locale. */
  note?: string
}

/**
 * Resolves the requested locale, else the style's locale, else en-US. A locale missing from all sources is replaced by the main locale of
 * its language, as CSL specifies: de-AT by de-DE.
 *
 * A requested locale is never replaced by another language; a `CslError` names the nearest locale instead. A style in a language missing
 * from all sources keeps its own terms and uses en-US for the rest.
 * @see https://docs.citationstyles.org/en/stable/specification.html#locale-fallback
 */
export async function resolveLocale(
  asked: string | undefined,
  ofStyle: string | undefined,
  sources: readonly AnySource[],
): Promise<ResolvedLocale> {
  const given = asked ?? ofStyle ?? 'en-US'
  const found = await foundLocale(given, sources)
  if (found !== undefined) return found
  if (asked !== undefined || ofStyle === undefined) throw await unknownLocale(given, sources)
  const english = await resolveLocale('en-US', undefined, sources)
  const note = `There is no locale ${ofStyle.slice(0, 100)}, which the style is in; English stands in for words that it does not have itself.`
  return { ...english, language: canonical(ofStyle), note }
}

async function foundLocale(given: string, sources: readonly AnySource[]): Promise<ResolvedLocale | undefined> {
  const language = canonical(given)
  const files = new Map<string, LocaleFile>()
  const load = async (tag: string): Promise<boolean> => {
    if (files.has(tag)) return true
    const found = await findLocale(tag, sources)
    if (found === undefined) return false
    files.set(tag, typeof found === 'string' ? await fileOf(found, tag) : { parts: found })
    return true
  }
  const main = mainLocale(language)
  const isThere = await load(language)
  const isMainThere = language === main ? isThere : await load(main)
  if (!isThere && !isMainThere) return undefined
  const nearest = files.get(language)
  if (!isMainThere && nearest !== undefined) files.set(main, nearest)
  if (!(await load('en-US'))) throw await unknownLocale('en-US', sources)
  if (isThere) return { language, files }
  // A bare language means its main locale, so this is not a replacement.
  const isBare = !language.includes('-')
  return { language: main, files, ...(!isBare && { note: `There is no locale ${language}; ${main} is used instead.` }) }
}

/** XML is read on demand, so that who needs none loads no reader of it. */
async function fileOf(xml: string, tag: string): Promise<LocaleFile> {
  const { readLocale } = await import('./read-locale.ts')
  return { xml, parts: readLocale(xml, tag) }
}

function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? tag
  } catch {
    return tag
  }
}

/** The main locale of each language that has several, or whose region is not its own name. */
const mainLocales: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['ar', 'eu', 'la'].map(language => [language, language])),
  af: 'af-ZA',
  ca: 'ca-AD',
  cs: 'cs-CZ',
  cy: 'cy-GB',
  da: 'da-DK',
  el: 'el-GR',
  en: 'en-US',
  et: 'et-EE',
  fa: 'fa-IR',
  he: 'he-IL',
  hi: 'hi-IN',
  ja: 'ja-JP',
  km: 'km-KH',
  ko: 'ko-KR',
  nb: 'nb-NO',
  nn: 'nn-NO',
  sl: 'sl-SI',
  sr: 'sr-RS',
  sv: 'sv-SE',
  uk: 'uk-UA',
  vi: 'vi-VN',
  zh: 'zh-CN',
}

/** `de-AT` and `de` give `de-DE`, `ja` gives `ja-JP`. */
function mainLocale(tag: string): string {
  const language = tag.split('-')[0]?.toLowerCase() ?? ''
  const listed = entryOf(mainLocales, language)
  return listed ?? `${language}-${language.toUpperCase()}`
}
