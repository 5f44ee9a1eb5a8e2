import { engineFor } from './choose-engine.ts'
import type { Citable, CslEngine, EngineEntry, EngineOptions } from './csl-engine.ts'
import { asRecords, citables, type GivenRecords } from './items/items.ts'
import { type BibliographyOptions, settle } from './options.ts'
import { writerOf } from './render/index.ts'

/** A rendered bibliography. */
export interface Bibliography {
  /** The whole list, in the output format. */
  text: string
  /** The entries in order, each with the index of its record in the input. */
  entries: { index: number; text: string }[]
  /**
   * Notes on differences between request and result, such as a substituted locale.
   *
   * Other examples are a record for which the style prints nothing, and a name that is treated as personal because the
   * record has no name type.
   */
  notes: string[]
}

/**
 * Renders references in a CSL style, for records in any shape that `citation()` accepts or for CSL-JSON items.
 *
 * Rejects with a {@link CslError} for a style or locale that does not exist or cannot be used, and with a `TypeError`
 * for a wrong argument.
 *
 * @example
 * const record = {
 *   doi: '10.5072/waves',
 *   creators: [{ name: 'Roe, Ann', nameType: 'Personal' as const }],
 *   titles: [{ title: 'Waves' }],
 *   publisher: { name: 'Sea Press' },
 *   publicationYear: 2021,
 * }
 * const { text } = await bibliography(record, { style: 'apa' })
 * text // → 'Roe, A. (2021). Waves. Sea Press. https://doi.org/10.5072/waves\n'
 */
export async function bibliography(records: GivenRecords, options: BibliographyOptions = {}): Promise<Bibliography> {
  const settled = settle(options, ['sort', 'microdata'])
  const { engine, language, notes, takesNamesApart } = await engineFor(settled)
  const given = takesNamesApart ? records : await asRecords(records)
  const { items, notes: ofNames } = await citables(given, settled.accessed, settled)
  const writer = await writerOf(settled.format, language, settled)
  const asText = settled.format === 'text' && !settled.typography
  const { sort, links, microdata, typography } = settled
  const marksParts = microdata || typography
  // An engine may change the URLs of its items.
  const asGiven = microdata ? items.map(({ item }) => ({ ...item })) : []
  const made = engine.bibliography(items, { sort, links, marksParts, asText })
  const said = notes.concat(
    engine.notes ?? [],
    takesNamesApart ? ofNames : [],
    made === undefined ? noBibliography : [],
  )
  const entries: Bibliography['entries'] = []
  const texts: string[] = []
  for (const { index, runs } of made ?? citedOneByOne(engine, items, { sort, links, marksParts })) {
    const text = writer.inline(runs)
    if (text === '') continue
    entries.push({ index, text })
    texts.push(text)
  }
  if (entries.length < items.length) {
    const printed = new Set(entries.map(({ index }) => index))
    for (const index of items.keys())
      if (!printed.has(index)) said.push(`The style renders nothing for record ${index + 1}.`)
  }
  const cited = microdata ? entries.flatMap(({ index }) => asGiven[index] ?? []) : []
  return { text: writer.whole(texts, undefined, cited), entries, notes: said }
}

const noBibliography = 'The style has no bibliography; each record is cited as in a note or in running text.'

const citedOneByOne = (engine: CslEngine, items: readonly Citable[], options: EngineOptions): EngineEntry[] =>
  items.map((item, index) => ({ index, runs: engine.citation([item], options) }))
