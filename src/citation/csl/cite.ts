import { engineFor } from './choose-engine.ts'
import { asRecords, citables, type GivenRecords } from './items/items.ts'
import { type CslOptions, settle } from './options.ts'
import { writerOf } from './render/index.ts'

/** A rendered citation for the text or for a note, such as `(Lange & Büchner, 2021)`. */
export interface InTextCitation {
  text: string
  /** Notes on differences between request and result, such as a substituted locale or names treated as personal. */
  notes: string[]
}

/**
 * Renders the citation of one or more records for the text or, in note styles, for a note.
 *
 * Accepts the records and, except `sort` and `microdata`, the options of `bibliography()`, and rejects with the same
 * errors.
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
  const { items, notes: ofNames } = await citables(given, settled.accessed, settled)
  const runs =
    items.length === 0 ? [] : engine.citation(items, { links: settled.links, marksParts: settled.typography })
  return {
    text: (await writerOf(settled.format, language, settled)).inline(runs),
    notes: [...notes, ...(engine.notes ?? []), ...(takesNamesApart ? ofNames : [])],
  }
}
