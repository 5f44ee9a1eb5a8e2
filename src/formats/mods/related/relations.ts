import { type NumberType, type RelationType, type ResourceTypeGeneral, vocabularies } from '../../../kernel/index.ts'
import type { Datacite } from '../../../model/datacite.ts'
import { textOf } from '../../../model/view.ts'
import type { Account, Found } from '../../work/index.ts'
import type { ElementReader } from '../../work/reading/element-reader.ts'

/**
 * The relations of MODS, with the kernel's relation types (12.b). All other relation types of the kernel are written as
 * `otherType`.
 */
const relationTable: readonly (readonly [type: string, relationType: RelationType])[] = [
  ['host', 'IsPublishedIn'],
  ['series', 'IsPartOf'],
  ['constituent', 'HasPart'],
  ['preceding', 'Continues'],
  ['succeeding', 'IsContinuedBy'],
  ['original', 'IsDerivedFrom'],
  ['otherVersion', 'IsVersionOf'],
  ['otherFormat', 'IsVariantFormOf'],
  ['isReferencedBy', 'IsReferencedBy'],
  ['references', 'References'],
  ['reviewOf', 'Reviews'],
]

/** The container type for each general type of work that has one. */
export const hostTypes: Readonly<Partial<Record<ResourceTypeGeneral, ResourceTypeGeneral>>> = {
  BookChapter: 'Book',
  ConferencePaper: 'ConferenceProceeding',
  JournalArticle: 'Journal',
  DataPaper: 'Journal',
}

/** The detail types for a work's number in its container, by the kind of number (20.7.a). */
export const detailKinds: readonly (readonly [type: string, numberType: NumberType])[] = [
  ['article-number', 'Article'],
  ['chapter', 'Chapter'],
  ['report', 'Report'],
]

/** The general type of a text, by the issuance of its container or by the container's genre in MARC's list. */
export const partTypes: Readonly<Record<string, ResourceTypeGeneral>> = {
  'academic journal': 'JournalArticle',
  journal: 'JournalArticle',
  periodical: 'JournalArticle',
  continuing: 'JournalArticle',
  serial: 'JournalArticle',
  'conference publication': 'ConferencePaper',
  book: 'BookChapter',
  monographic: 'BookChapter',
}

/**
 * True if a work has neither a year nor a publisher. Both are then taken from the container, as for the chapters of a
 * book.
 */
export const saysNoOrigin = ({ publicationYear, publisher }: Datacite): boolean =>
  publicationYear === undefined && publisher === undefined

/** Returns the attributes of a `relatedItem` that express its relation to the work. */
export function relationAttributes(
  entry: Found<{ relationType?: RelationType; relationTypeInformation?: string }>,
  account: Account,
): { type?: string; otherType?: string; displayLabel?: string } {
  const { relationType, relationTypeInformation: displayLabel } = entry.value
  if (displayLabel !== undefined) account.carryPath(entry.at('relationTypeInformation'))
  const type = relationTable.find(([, known]) => known === relationType)?.[0]
  account.carryPath(entry.at('relationType'))
  const label = displayLabel !== undefined && { displayLabel: textOf(displayLabel) }
  return { ...(type === undefined ? { otherType: textOf(relationType) || 'Other' } : { type }), ...label }
}

/** Reads the label of a related item, which explains its relation. */
export function relationTextOf(item: ElementReader): { relationTypeInformation?: string } {
  const text = item.attribute('displayLabel')
  return text === undefined ? {} : { relationTypeInformation: text }
}

/** Returns the kernel's relation type for the type of a related item. */
export const relationOf = (type: string | undefined, otherType: string | undefined): RelationType =>
  relationTable.find(([name]) => name === type)?.[1] ??
  (otherType !== undefined && Object.hasOwn(vocabularies.relationType, otherType)
    ? (otherType as RelationType)
    : 'Other')
