import { Recent } from '../../core/recent.ts'
import { citation, citationStyles } from '../citation.ts'
import type { CitationStyle } from '../style.ts'
import { builtIn } from './built-in/built-in-source.ts'
import type { CslEngine } from './csl-engine.ts'
import { type ResolvedLocale, resolveLocale } from './locale/resolve-locale.ts'
import type { Settled } from './options.ts'
import type { Runs } from './runs.ts'
import { ownStyles } from './style/own-styles.ts'
import { type ResolvedStyle, resolveStyle } from './style/resolve-style.ts'
import { shippedStyles } from './style/shipped-styles.ts'

/** An engine for a style and a locale, with notes about the choice. */
export interface Chosen {
  engine: CslEngine
  /** The language tag of the output. */
  language: string
  notes: readonly string[]
  /** True if the engine needs separate name parts, which a record may lack. */
  takesNamesApart: boolean
}

/**
 * Returns the engine of a style: a wrapper around `citation()` for `house` and `datacite`, otherwise the CSL processor.
 *
 * The processor is loaded on demand.
 */
export function engineFor(settled: Settled): Chosen | Promise<Chosen> {
  const { style, locale, sources } = settled
  const own = citationStyles.find(({ id }) => id === style)
  if (own !== undefined) {
    const notes =
      locale === undefined
        ? []
        : [`The style ${own.id} contains no words, so the language changes at most its typography and text direction.`]
    return { engine: ownEngine(own.id), language: locale ?? 'en-US', notes, takesNamesApart: false }
  }
  // Shipped styles never change; a caller's sources are queried every time.
  if (sources.length > 0) return choose(settled)
  const key = `${locale} ${numberOf(style)}`
  return shipped.held(key) ?? choose(settled).then(chosen => shipped.keep(key, chosen))
}

const shipped = new Recent<Chosen>(8)

async function choose({ style, locale, sources }: Settled): Promise<Chosen> {
  const everywhere = [...sources, builtIn, shippedStyles, ownStyles]
  const resolved = await resolveStyle(style, everywhere)
  const found = await resolveLocale(locale, resolved.defaultLocale, everywhere)
  const files = [...found.files].map(([tag, { xml }]) => `${tag} ${xml === undefined ? '' : numberOf(xml)}`)
  const key = [found.language, resolved.xml ? numberOf(resolved.xml) : resolved.id, ...files].join(' ')
  const engine = engines.held(key) ?? engines.keep(key, await built(resolved, found))
  return {
    engine,
    language: found.language,
    notes: [resolved.note, found.note].filter(note => note !== undefined),
    takesNamesApart: true,
  }
}

async function built(style: ResolvedStyle, locale: ResolvedLocale): Promise<CslEngine> {
  const { processorEngine } = await import('./processor/engine.ts')
  return processorEngine(style, locale)
}

/**
 * Returns a number that represents a text in cache keys. Building the keys from the long texts themselves would take
 * longer than citing.
 */
const numberOf = (text: string): number => numbers.get(text, () => ++count)

const numbers = new Recent<number>(64)
let count = 0

/** The most recently used engines; each needs several megabytes of memory. */
const engines = new Recent<CslEngine>(8)

/** Returns the engine of the styles that `citation()` supports. The engine loads nothing and needs no locale. */
const ownEngine = (style: CitationStyle): CslEngine => ({
  bibliography: items => items.map(({ given }, index) => ({ index, runs: linked(citation(given, { style })) })),
  citation: items =>
    items.flatMap(({ given }, index): Runs => {
      const runs = linked(citation(given, { style }))
      return index === 0 ? runs : [{ text: '; ' }, ...runs]
    }),
})

/** Splits a citation into runs, so that the URL at its end can be a link. */
function linked(text: string): Runs {
  const [address] = /https?:\/\/[^\s<>"]+$/.exec(text) ?? []
  if (address === undefined) return [{ text }]
  return [{ text: text.slice(0, -address.length) }, { text: address, link: address }]
}
