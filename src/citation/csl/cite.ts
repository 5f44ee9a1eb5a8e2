import { engineFor } from './choose-engine.ts'
import { asRecords, citables, type GivenRecords } from './items/items.ts'
import { type CslOptions, settle } from './options.ts'
import { writerOf } from './render/index.ts'

/** A citation in the text: `(Lange & Büchner, 2021)`. */
export interface InTextCitation {
  text: string
  /** Differences between result and request: a substituted locale, names taken as personal. */
  notes: string[]
}

/**
 * The citation of one or several records as it stands in the text or, for note styles, in a note. Takes the same records and
 * options as `bibliography()`, and rejects with the same errors.
 *
 * @example
 * const record = {
 *   doi: '10.5072/waves',
 *   creators: [{ name: 'Roe, Ann', nameType: 'Personal' as const }],
 *   titles: [{ title: 'Waves' }],
 *   publisher: { name: 'Sea Press' },
 *   publicationYear: 2021,
 * }
 * const { text } = await cite(record, { style: 'apa' })
 * text // → '(Roe, 2021)'
 */
export async function cite(records: GivenRecords, options: CslOptions = {}): Promise<InTextCitation> {
  const settled = settle(options)
  const { engine, language, notes, takesNamesApart } = await engineFor(settled)
  const given = takesNamesApart ? records : await asRecords(records)
  const { items, notes: ofNames } = await citables(given, settled.accessed, settled.titleCase)
  const runs =
    items.length === 0 ? [] : engine.citation(items, { links: settled.links, marksParts: settled.typography })
  return {
    text: (await writerOf(settled.format, language, settled)).inline(runs),
    notes: [...notes, ...(engine.notes ?? []), ...(takesNamesApart ? ofNames : [])],
  }
}
