import { entryOf } from '../../core/object.ts'
import type { AlternateIdentifier, Datacite, RelatedItem } from '../../model/datacite.ts'
import type { CitedVariable } from '../work/cited-members.ts'
import { type Account, citedOf, entriesOf, memberText, type Work } from '../work/index.ts'
import type { KeepField, ReferenceField } from './reference-fields.ts'

/** The fields for a work's number in its container, by general type, each with the kind of number (20.7.a). */
const fields: Readonly<
  Record<
    string,
    { field: ReferenceField; numberType: NonNullable<RelatedItem['numberType']>; variable?: CitedVariable }
  >
> = {
  BookChapter: { field: 'section', numberType: 'Chapter', variable: 'chapter-number' },
  DataPaper: { field: 'articleNumber', numberType: 'Article' },
  JournalArticle: { field: 'articleNumber', numberType: 'Article' },
}

/** Returns the field for a work's number in its container, given the general type of the work. */
export const numberField = (general: string | undefined): (typeof fields)[string] | undefined =>
  general === undefined ? undefined : entryOf(fields, general)

/** Writes a work's number in its container, if the format has a field for that kind of number. */
export function numberValues({ general, container }: Work, account: Account): [field: ReferenceField, value: string][] {
  const place = numberField(general?.value)
  if (container?.title === undefined || container.number === undefined || place === undefined) return []
  if (container.item.numberType !== place.numberType) return []
  account.carryPath([...container.path, 'numberType'])
  return [[place.field, account.carry(container.number)]]
}

type One = (field: ReferenceField) => string | undefined

/** True if the name of a database contains PubMed or MEDLINE. */
const isPubmed = (name: string | undefined): boolean => /\b(?:pubmed|medline)\b/i.test(name ?? '')

/**
 * Reads the PMID, which is the accession number in PubMed and MEDLINE, and the PMCID of a work. All other numbers are
 * kept as extras.
 */
export function readPubmedNumbers(one: One, keep: KeepField): AlternateIdentifier[] {
  const [accession, central] = [one('accession'), one('pmcid')]
  const isPmid = /^\d{1,8}$/.test(accession ?? '') && [one('database'), one('provider')].some(isPubmed)
  const isPmcid = isCentral(central)
  if (accession !== undefined && !isPmid) keep('accession')
  if (central !== undefined && !isPmcid) keep('pmcid')
  return [
    ...(accession !== undefined && isPmid ? [{ alternateIdentifier: accession, alternateIdentifierType: 'PMID' }] : []),
    ...(central !== undefined && isPmcid ? [{ alternateIdentifier: central, alternateIdentifierType: 'PMCID' }] : []),
  ]
}

const isCentral = (number: string | undefined): boolean => /^PMC\d{1,9}$/.test(number ?? '')

/**
 * Writes the PMID and the PMCID to the fields from which they are read. The PMID is written only if the record names
 * PubMed or MEDLINE as the database.
 */
export function pubmedValues(record: Datacite, account: Account): [field: ReferenceField, value: string][] {
  const databases = [citedOf(record, 'archive'), citedOf(record, 'source')]
  const fields: readonly (readonly [type: string, field: ReferenceField, is: (number: string) => boolean])[] = [
    ['PMID', 'accession', number => /^\d{1,8}$/.test(number) && databases.some(held => isPubmed(held?.value))],
    ['PMCID', 'pmcid', isCentral],
  ]
  const given = entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])
  return fields.flatMap(([type, field, is]): [ReferenceField, string][] => {
    const entry = given.find(({ value }) => value.alternateIdentifierType === type)
    const held = entry && memberText(entry, 'alternateIdentifier')
    if (entry === undefined || held === undefined || !is(held.value)) return []
    account.carryPath(entry.at('alternateIdentifierType'))
    return [[field, account.carry(held)]]
  })
}
