import type { Datacite } from '../../../model/datacite.ts'
import { citedOf, genreBeside } from '../../work/cited-members.ts'
import type { Found, Held, Work } from '../../work/index.ts'
import { itemInWords, itemTypeOf } from '../../work/types/item-types.ts'
import { generalOfLabel, typeLabelOf } from '../../work/types/resource-kinds.ts'
import type { BibDialect } from '../dialects.ts'
import type { EntryFields } from '../entry-fields.ts'
import { keyOfText, tellKey, textOfKey } from '../localisation.ts'
import { sayBibtex } from '../messages.ts'
import { afterPrinted, asksForType, generalOf, noteOf, subtypeOfItem, type TypeFields, typeFields } from '../types.ts'

/** Adds the version of a work, and the details of its type that the entry type does not express. */
export function addVersionAndType(
  { record, general, genre, version }: Work,
  dialect: BibDialect,
  type: string,
  fields: EntryFields,
): void {
  const item = dialect.id === 'biblatex' ? itemInWords(record) : undefined
  const subtype = item && subtypeOfItem(type, item)
  const said = typeFields(dialect, type, general?.value, subtype === undefined ? genre?.value : undefined)
  fields.text('version', version)
  fields.account.carryAny(general)
  fields.account.carryAny(genre)
  if (genre !== undefined) tellKey('type', genre, fields.account)
  if (said.type !== undefined) fields.derived('type', keyOfText(dialect, 'type', said.type))
  else if (genre !== undefined && said.entrysubtype === undefined) addGenre(genreBeside(record, genre.value), fields)
  if (!fields.has('type') && asksForType(dialect, type)) addUsualType(type, fields)
  if (dialect.id === 'bibtex' && type === 'phdthesis' && genre === undefined) {
    const kind = 'PhD thesis'
    const message = sayBibtex('thesisKind', { type, kind })
    fields.account.invented(['types', 'resourceType'], message, kind)
  }
  fields.derived('entrysubtype', said.entrysubtype ?? subtype)
  if (dialect.id === 'biblatex' && said.entrysubtype === undefined) addItemType(record, type, fields)
  if (dialect.id === 'bibtex') addNote(said, version?.value, citedOf(record, 'note'), fields)
}

/**
 * Writes the type and version to the field `note`, followed by the work's own note. Omits the work's note if it would
 * be read back as a part of the type.
 */
function addNote(said: TypeFields, version: string | undefined, own: Held | undefined, fields: EntryFields): void {
  const printed = noteOf(said.note, version)
  if (printed === undefined || own === undefined || (version === undefined && said.note !== said.type))
    fields.derived('note', printed)
  else fields.text('note', own, printed + afterPrinted)
}

function addItemType(record: Datacite, type: string, fields: EntryFields): void {
  const item = itemTypeOf(record)
  const subtype = item && subtypeOfItem(type, item.value)
  if (item === undefined || subtype === undefined) return
  fields.account.carry(item)
  fields.derived('entrysubtype', subtype)
}

/** Writes the genre to the field `type`, unless it would be read as a general type or as a localisation key. */
function addGenre(genre: Found | undefined, fields: EntryFields): void {
  if (
    genre !== undefined &&
    generalOfLabel(genre.value) === undefined &&
    textOfKey('type', genre.value) === genre.value
  )
    fields.text('type', genre)
}

function addUsualType(type: string, fields: EntryFields): void {
  const usual = typeLabelOf(generalOf(type))
  fields.derived('type', usual)
  fields.account.invented(['types', 'resourceType'], sayBibtex('typeInvented', { type, written: usual }), usual)
}
