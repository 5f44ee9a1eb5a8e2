import type { Citable, CslEngine, EngineEntry } from '../../../../src/citation/csl/csl-engine.ts'
import type { ResolvedLocale } from '../../../../src/citation/csl/locale/resolve-locale.ts'
import type { Links } from '../../../../src/citation/csl/runs.ts'
import type { WrittenStyle } from '../../../../src/citation/csl/style/style-document.ts'
import type { CslItem } from '../../../../src/formats/csl-json/csl-item.ts'
import type { Citeproc, CiteprocEngine } from './citeproc-marks.ts'
import { formatName, joined, readMarks } from './citeproc-marks.ts'

/** Matches the engine's output for an item without a printed form. */
const nothing = /^\[(?:CSL STYLE ERROR: reference with no printed form\.?|NO_PRINTED_FORM)\]\s*$/

/** Creates an engine based on citeproc-js. The engine keeps no items or citations between calls. */
export function citeprocEngine(citeproc: Citeproc, style: WrittenStyle, locale: ResolvedLocale): CslEngine {
  const items = new Map<string, object>()
  const start = (): CiteprocEngine => {
    const sys = {
      retrieveLocale: (language: string) => locale.files.get(language)?.xml ?? false,
      retrieveItem: (id: string) => items.get(id) ?? {},
    } as const
    const started = new citeproc.Engine(sys, style.xml, locale.language, true)
    started.setOutputFormat(formatName)
    started.opt.development_extensions.field_hack = false
    return started
  }
  let engine: CiteprocEngine | undefined
  const using = <T>(given: readonly Citable[], links: Links, work: (engine: CiteprocEngine, ids: string[]) => T): T => {
    // Our own ids, so that items with the same id do not replace each other.
    const ids = given.map(({ item }, index) => {
      items.set(String(index), { ...spaced(item), id: String(index) })
      return String(index)
    })
    try {
      engine ??= start()
      engine.opt.development_extensions.wrap_url_and_doi = links !== false
      const result = work(engine, ids)
      engine.updateItems([])
      return result
    } catch (error) {
      engine = undefined
      throw error
    } finally {
      items.clear()
    }
  }
  return {
    bibliography: (given, { sort, links }) =>
      using(given, links, (used, ids): EngineEntry[] | undefined => {
        used.updateItems(ids, !sort)
        const made = used.makeBibliography()
        if (made === false) return undefined
        const [{ entry_ids: order }, entries] = made
        return entries.map((entry, place) => ({ index: Number(order[place]?.[0]), runs: readEntry(entry) }))
      }),
    citation: (given, { links }) =>
      using(given, links, (used, ids) => {
        const citation = { citationID: 'c', citationItems: ids.map(id => ({ id })), properties: { noteIndex: 1 } }
        const [made] = used.rebuildProcessorState([citation], formatName)
        used.rebuildProcessorState([])
        return readEntry(made?.[2] ?? '')
      }),
  }
}

const readEntry = (marked: string) => (nothing.test(marked) ? [] : readMarks(marked))

/**
 * Marks the names of an item so that a space separates their parts if their script uses spaces. The engine joins the
 * parts as in Chinese unless the script is Latin, Greek, Cyrillic, Hebrew, Arabic or Thai.
 */
function spaced(item: CslItem): CslItem {
  let copy: CslItem | undefined
  for (const [variable, value] of Object.entries(item)) {
    if (!Array.isArray(value) || !value.some(needsSpace)) continue
    copy ??= { ...item }
    copy[variable] = value.map((name: unknown) => (needsSpace(name) ? { ...name, family: name.family + joined } : name))
  }
  return copy ?? item
}

const needsSpace = (name: unknown): name is { family: string } =>
  typeof name === 'object' &&
  name !== null &&
  'family' in name &&
  typeof name.family === 'string' &&
  letter.test(name.family) &&
  !known.test(name.family)

const letter = /\p{L}/u
// The scripts that the engine knows, and those for which joining is right.
const known =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
