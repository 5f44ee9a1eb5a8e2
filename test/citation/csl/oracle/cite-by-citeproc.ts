import type { Citable, CslEngine } from '../../../../src/citation/csl/csl-engine.ts'
import type { Bibliography, BibliographyOptions, CslOptions } from '../../../../src/citation/csl/index.ts'
import { citables, type GivenRecords } from '../../../../src/citation/csl/items/items.ts'
import { leadToDoi, withoutAddresses } from '../../../../src/citation/csl/items/lead-to-doi.ts'
import { type ResolvedLocale, resolveLocale } from '../../../../src/citation/csl/locale/resolve-locale.ts'
import { settle } from '../../../../src/citation/csl/options.ts'
import { writerOf } from '../../../../src/citation/csl/render/index.ts'
import type { Writer } from '../../../../src/citation/csl/render/writer.ts'
import { resolveStyle } from '../../../../src/citation/csl/style/resolve-style.ts'
import { shippedStyles } from '../../../../src/citation/csl/style/shipped-styles.ts'
import type { WrittenStyle } from '../../../../src/citation/csl/style/style-document.ts'
import { citeproc } from './citeproc.ts'
import { citeprocEngine } from './citeproc-engine.ts'

/** Renders a bibliography in the same way as `bibliography()`, with citeproc-js. */
export async function bibliographyByCiteproc(
  records: GivenRecords,
  options: BibliographyOptions = {},
): Promise<Pick<Bibliography, 'text' | 'entries'>> {
  const { engine, items, writer, settled } = await opened(records, options)
  const made = engine.bibliography(items, { sort: settled.sort, links: settled.links }) ?? []
  const entries = made
    .map(({ index, runs }) => ({ index, text: writer.inline(runs) }))
    .filter(({ text }) => text !== '')
  return { text: writer.whole(entries.map(({ text }) => text)), entries }
}

/** Renders a citation with citeproc-js in the same way as `cite()`. */
export async function citeByCiteproc(records: GivenRecords, options: CslOptions = {}): Promise<{ text: string }> {
  const { engine, items, writer, settled } = await opened(records, options)
  return { text: writer.inline(engine.citation(items, { links: settled.links })) }
}

/** A cache of engines, because building one takes up to a tenth of a second. */
const engines = new Map<string, CslEngine>()

function engineFor(style: WrittenStyle, locale: ResolvedLocale): CslEngine {
  const key = [style.xml, locale.language, ...[...locale.files.values()].map(({ xml }) => xml)].join('\n')
  const engine = engines.get(key) ?? leadToDoi(citeprocEngine(citeproc, style, locale), withoutAddresses)
  engines.set(key, engine)
  return engine
}

interface Opened {
  engine: CslEngine
  items: Citable[]
  writer: Writer
  settled: ReturnType<typeof settle>
}

async function opened(records: GivenRecords, options: BibliographyOptions): Promise<Opened> {
  const settled = settle(options, ['sort', 'microdata'])
  // citeproc-js accepts styles and locales only as XML.
  const sources = [...settled.sources, shippedStyles]
  const style = await resolveStyle(settled.style, sources)
  if (style.xml === undefined) throw new Error(`${style.id} is not written in XML.`)
  const locale = await resolveLocale(settled.locale, style.defaultLocale, sources)
  const { items } = await citables(records, settled.accessed)
  return {
    engine: engineFor(style, locale),
    items,
    writer: await writerOf(settled.format, locale.language, settled),
    settled,
  }
}
