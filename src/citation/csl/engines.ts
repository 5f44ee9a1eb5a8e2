import { citationStyles } from '../citation.ts'
import { citeprocEngine } from './citeproc/engine.ts'
import { loadCiteproc } from './citeproc/load.ts'
import type { CslEngine } from './engine.ts'
import { leadToDoi } from './lead-to-doi.ts'
import type { ResolvedLocale } from './locale.ts'
import { resolveLocale } from './locale.ts'
import type { Settled } from './options.ts'
import { ownEngine } from './own/engine.ts'
import { ownStyles } from './own/source.ts'
import { Recent } from './recent.ts'
import { resolveStyle } from './resolve-style.ts'
import { shippedStyles } from './shipped.ts'

/** An engine for a style and a locale, with what to tell about the choice. */
export interface Chosen {
  engine: CslEngine
  notes: readonly string[]
}

/** The engine that renders a style: that of the core for its own styles, else citeproc-js, which is loaded when it is first needed. */
export async function engineFor(settled: Settled): Promise<Chosen> {
  const { style, locale, sources } = settled
  const own = citationStyles.find(({ id }) => id === style)
  if (own !== undefined) {
    const notes = locale === undefined ? [] : [`The style ${own.id} has no words, so it is the same in every language.`]
    return { engine: ownEngine(own.id), notes }
  }
  // What is shipped is always the same; what a caller brings is asked for every time.
  if (sources.length > 0) return choose(settled)
  const known = shipped.find(one => one.style === style && one.locale === locale)
  if (known !== undefined) return known.chosen
  const chosen = await choose(settled)
  shipped.unshift({ style, locale, chosen })
  shipped.splice(16)
  return chosen
}

const shipped: { style: string; locale: string | undefined; chosen: Chosen }[] = []

async function choose({ style, locale, sources }: Settled): Promise<Chosen> {
  const everywhere = [...sources, shippedStyles, ownStyles]
  // Both take their time, and neither needs the other.
  const loading = loadCiteproc()
  loading.catch(() => {})
  const resolved = await resolveStyle(style, everywhere)
  const found = await resolveLocale(locale ?? resolved.defaultLocale ?? 'en-US', everywhere)
  const citeproc = await loading
  const { engine } = engines.get(
    ({ xml, locale: other }) => xml === resolved.xml && isSame(other, found),
    () => ({ xml: resolved.xml, locale: found, engine: leadToDoi(citeprocEngine(citeproc, resolved, found)) }),
  )
  return { engine, notes: found.note === undefined ? [] : [found.note] }
}

/** An engine takes a tenth of a second to build and some megabytes to keep. */
const engines = new Recent<{ xml: string; locale: ResolvedLocale; engine: CslEngine }>(16)

const isSame = (a: ResolvedLocale, b: ResolvedLocale): boolean =>
  a.language === b.language &&
  a.files.size === b.files.size &&
  [...a.files].every(([tag, xml]) => b.files.get(tag) === xml)
