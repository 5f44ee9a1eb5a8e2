import { entryOf } from '../../../core/object.ts'
import type { LocaleParts } from '../processor/compile/nodes.ts'
import { type AnySource, findLocale, unknownLocale } from '../style/style-source.ts'

/** A locale, with its XML unless it is built in. */
interface LocaleFile {
  xml?: string
  parts: LocaleParts
}

/** The locale that is used, and the locale files that it consists of. */
export interface ResolvedLocale {
  /** The language tag of the locale that is used, or of the style if English replaces the style's missing locale. */
  language: string
  /** The locale files by language tag, nearest first. They always include en-US, the basis of every other locale. */
  files: ReadonlyMap<string, LocaleFile>
  /** A note about a missing locale that another locale replaces. */
  note?: string
}

/**
 * Resolves the requested locale, else the style's locale, else en-US. A locale missing from all sources is replaced
 * by the main locale of its language, as CSL specifies: de-AT by de-DE.
 *
 * A requested locale is never replaced by another language; a `CslError` names the nearest locale instead. A style in
 * a language missing from all sources keeps its own terms and uses en-US for the rest.
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
  const note = `There is no locale ${ofStyle.slice(0, 100)}, which the style requires; English is used for terms that the style does not define.`
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
  // A bare language means its main locale, so this is not a substitution.
  const isBare = !language.includes('-')
  return { language: main, files, ...(!isBare && { note: `There is no locale ${language}; ${main} is used instead.` }) }
}

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

/** The main locales that have no region, or whose region is not the likely region of their language. */
const mainLocales: Readonly<Record<string, string>> = {
  ar: 'ar',
  ca: 'ca-AD',
  eu: 'eu',
  la: 'la',
  pa: 'pa-PK',
  pt: 'pt-PT',
}

/** Returns the main locale of a tag: `de-DE` for `de-AT` and `de`, `ja-JP` for `ja`. */
export function mainLocale(tag: string): string {
  const language = tag.split('-')[0]?.toLowerCase() ?? ''
  return entryOf(mainLocales, language) ?? `${language}-${likelyRegion(language)}`
}

function likelyRegion(language: string): string {
  let region: string | undefined
  try {
    region = new Intl.Locale(language).maximize().region
  } catch {
    // The tag has no language.
  }
  // Esperanto has the whole world, 001, as its region.
  return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : language.toUpperCase()
}
