import { Recent } from '../../core/recent.ts'
import { citation, citationStyles } from '../citation.ts'
import type { CitationStyle } from '../style.ts'
import { builtIn } from './built-in/built-in-source.ts'
import type { CslEngine } from './csl-engine.ts'
import { CslError } from './error.ts'
import { leadToDoi } from './items/lead-to-doi.ts'
import { type ResolvedLocale, resolveLocale } from './locale/resolve-locale.ts'
import type { Settled } from './options.ts'
import type { Runs } from './runs.ts'
import { ownStyles } from './style/own-styles.ts'
import { type ResolvedStyle, resolveStyle } from './style/resolve-style.ts'
import { shippedStyles } from './style/shipped-styles.ts'

/** An engine for a style and a locale, with what to say about the choice. */
export interface Chosen {
  engine: CslEngine
  /** The language tag of the words that it prints. */
  language: string
  notes: readonly string[]
  /** Whether it needs the parts of names, which a record may not give. */
  takesNamesApart: boolean
}

/**
 * The engine that renders a style: the core for its own styles, else our CSL processor, or citeproc-js if the caller asks for it or the
 * style needs what our processor does not support. Both are loaded on demand.
 */
export function engineFor(settled: Settled): Chosen | Promise<Chosen> {
  const { style, locale, sources, engine: preferred } = settled
  const own = citationStyles.find(({ id }) => id === style)
  if (own !== undefined) {
    const notes = locale === undefined ? [] : [`The style ${own.id} has no words, so it is the same in every language.`]
    return { engine: ownEngine(own.id), language: locale ?? 'en-US', notes, takesNamesApart: false }
  }
  // Shipped styles never change; a caller's sources are asked every time.
  if (sources.length > 0) return choose(settled)
  const key = `${preferred} ${locale} ${numberOf(style)}`
  return shipped.held(key) ?? choose(settled).then(chosen => shipped.keep(key, chosen))
}

const shipped = new Recent<Chosen>(8)

async function choose({ style, locale, sources, engine: preferred }: Settled): Promise<Chosen> {
  // citeproc-js reads XML and nothing else.
  const everywhere = [...sources, ...(preferred === 'citeproc' ? [] : [builtIn]), shippedStyles, ownStyles]
  const resolved = await resolveStyle(style, everywhere)
  const found = await resolveLocale(locale, resolved.defaultLocale, everywhere)
  const files = [...found.files].map(([tag, { xml }]) => `${tag} ${xml === undefined ? '' : numberOf(xml)}`)
  const key = [preferred, found.language, resolved.xml ? numberOf(resolved.xml) : resolved.id, ...files].join(' ')
  const { engine, note } = engines.held(key) ?? engines.keep(key, await built(resolved, found, preferred))
  return {
    engine,
    language: found.language,
    notes: [found.note, note].filter(one => one !== undefined),
    takesNamesApart: true,
  }
}

/** An engine, and what to say where it is another than the usual one. */
interface Built {
  engine: CslEngine
  note?: string
}

async function built(style: ResolvedStyle, locale: ResolvedLocale, preferred: Settled['engine']): Promise<Built> {
  if (preferred !== 'citeproc') {
    const { processorEngine } = await import('./processor/engine.ts')
    const engine = await processorEngine(style, locale)
    if (engine !== undefined) return { engine }
    if (style.xml !== undefined && style.xml.length > longest)
      throw new CslError(
        'bad-style',
        `The style "${style.id}" asks for more than CSL 1.0.2 has, and is too long to be given to citeproc-js: ${style.xml.length} characters.`,
      )
  }
  const [{ citeprocEngine }, { loadCiteproc }] = await Promise.all([
    import('./citeproc/citeproc-engine.ts'),
    import('./citeproc/load-citeproc.ts'),
  ])
  const engine = leadToDoi(citeprocEngine(await loadCiteproc(), style, locale))
  if (preferred === 'citeproc') return { engine }
  return { engine, note: `The style "${style.id}" asks for more than CSL 1.0.2 has, so it is rendered by citeproc-js.` }
}

/** Several times as long as the longest styles there are; citeproc-js takes seconds for each megabyte, and is not asked for it by the caller. */
const longest = 500_000

/** A number that stands for a text in keys, because joining long texts takes longer than citing. */
const numberOf = (text: string): number => numbers.get(text, () => ++count)

const numbers = new Recent<number>(64)
let count = 0

/** An engine takes up to a tenth of a second to build and some megabytes to keep. */
const engines = new Recent<Built>(8)

/** The engine of the styles that `citation()` writes: nothing is loaded, and no locale is needed. */
const ownEngine = (style: CitationStyle): CslEngine => ({
  bibliography: items => items.map(({ given }, index) => ({ index, runs: linked(citation(given, { style })) })),
  citation: items =>
    items.flatMap(({ given }, index): Runs => {
      const runs = linked(citation(given, { style }))
      return index === 0 ? runs : [{ text: '; ' }, ...runs]
    }),
})

/** A citation ends in the address of what it cites. */
function linked(text: string): Runs {
  const [address] = /https?:\/\/[^\s<>"]+$/.exec(text) ?? []
  if (address === undefined) return [{ text }]
  return [{ text: text.slice(0, -address.length) }, { text: address, link: address }]
}
