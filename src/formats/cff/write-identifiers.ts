import { parseDoi } from '../../identifiers/index.ts'
import type { AlternateIdentifier, RelatedIdentifier } from '../../model/datacite.ts'
import {
  type Account,
  entriesOf,
  type Held,
  heldText,
  once,
  tellTakenForDoi,
  type Work,
  type Written,
} from '../work/index.ts'
import { sayCff } from './messages.ts'
import { identifierTypes, isConceptDoi, isSchemeName, plainDoi, plainUrl, readAsDoi } from './read-identifiers.ts'

/** An entry of `identifiers`. */
export interface CffIdentifier {
  type: string
  value: string
  description?: string
}

/** Writes the DOI, the URLs and the other identifiers of a work, each to the corresponding CFF member. */
export function writeCffIdentifiers(
  account: Account,
  work: Work,
): { doi?: string; addresses: Record<string, string>; identifiers: CffIdentifier[] } {
  const { record, doi, url } = work
  const identifiers: Written<CffIdentifier>[] = []
  const isPlain = doi !== undefined && plainDoi.test(doi.value)
  if (doi !== undefined) account.carry(doi)
  if (doi !== undefined && !isPlain)
    identifiers.push({ value: { type: 'other', value: doi.value, description: 'DOI' }, where: doi })
  const address = account.carryAny(url)
  for (const { value, path } of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const text = heldText(value.alternateIdentifier, [...path, 'alternateIdentifier'])
    if (text === undefined) continue
    const type = heldText(value.alternateIdentifierType, [...path, 'alternateIdentifierType'])
    const written = cffIdentifier(account.carry(text), account.carryAny(type))
    if (written.description !== undefined && !isSchemeName(written.description) && type !== undefined)
      account.changed(type.path, sayCff('typeAsDescription', { type: type.value }))
    if (type === undefined)
      account.invented(
        [...path, 'alternateIdentifierType'],
        sayCff('identifierUntyped', { identifier: text.value }),
        'Other',
      )
    identifiers.push({ value: written, where: text })
  }
  tellTakenForDoi(account, work, (_, text) => readAsDoi.test(text))
  const addresses: Record<string, string> = {}
  const related: Written<CffIdentifier>[] = []
  for (const held of entriesOf<RelatedIdentifier>(record.relatedIdentifiers, ['relatedIdentifiers'])) {
    const name = addressOfRelated(held.value)
    if (name !== undefined && !Object.hasOwn(addresses, name)) putAddress(account, held, name, addresses)
    else related.push(...relatedIdentifier(account, held).map(value => ({ value, where: held })))
  }
  // The concept DOI is last, because it does not identify this version of the work.
  const isOwn = ({ value }: Written<CffIdentifier>): boolean => value.type === 'swh'
  identifiers.push(...related.filter(isOwn), ...related.filter(one => !isOwn(one)))
  return {
    ...(isPlain && { doi: doi.value }),
    addresses: { ...addresses, ...(address !== undefined && { url: address }) },
    identifiers: once(account, 'CFF', identifiers, index =>
      sayCff('identifierOnce', { identifier: identifiers[index]?.value.value ?? '' }),
    ),
  }
}

function putAddress(
  account: Account,
  { value, path }: Held<RelatedIdentifier>,
  name: string,
  addresses: Record<string, string>,
): void {
  const text = heldText(value.relatedIdentifier, [...path, 'relatedIdentifier'])
  if (text === undefined) return
  addresses[name] = account.carry(text)
  for (const member of ['relatedIdentifierType', 'relationType']) account.carryPath([...path, member])
  account.carryPath([...path, name === 'repository-code' ? 'resourceTypeGeneral' : 'relationTypeInformation'])
}

/**
 * Returns at most one entry of `identifiers` for a related identifier.
 *
 * Only the DOI that represents all versions and the identifier of the same work in the Software Heritage archive are
 * written.
 */
function relatedIdentifier(account: Account, { value, path }: Held<RelatedIdentifier>): CffIdentifier[] {
  const text = heldText(value.relatedIdentifier, [...path, 'relatedIdentifier'])
  const { relationType, relatedIdentifierType } = value
  if (text === undefined) return []
  const isConcept = relationType === 'IsVersionOf' && relatedIdentifierType === 'DOI'
  const isArchived =
    relationType === 'IsIdenticalTo' &&
    relatedIdentifierType === 'SWHID' &&
    cffIdentifier(text.value, 'SWHID').type === 'swh'
  if (!isConcept && !isArchived) return []
  if (isArchived) {
    account.carryPath([...path, 'relatedIdentifierType'])
    account.changed(path, sayCff('asOwnIdentifier', { identifier: text.value }))
    return [{ type: 'swh', value: account.carry(text) }]
  }
  const doi = parseDoi(text.value)
  if (doi === undefined || !readAsDoi.test(doi)) return []
  for (const member of ['relatedIdentifierType', 'relationType']) account.carryPath([...path, member])
  const said = heldText(value.relationTypeInformation, [...path, 'relationTypeInformation'])
  const description =
    said !== undefined && isConceptDoi.test(said.value) ? account.carry(said) : 'The concept DOI of the work.'
  return [{ type: plainDoi.test(doi) ? 'doi' : 'other', value: account.carry(text.as(doi)), description }]
}

/**
 * Returns an identifier as an entry of `identifiers`. The entry has the type `other` if CFF lacks the type of the
 * identifier or requires a different form.
 */
export function cffIdentifier(value: string, type: string | undefined): CffIdentifier {
  const known = identifierTypes.find(([, datacite, form]) => datacite === type && form.test(value))
  if (known !== undefined) return { type: known[0], value }
  return { type: 'other', value, ...(type !== undefined && type !== 'Other' && { description: type }) }
}

/** Returns the member for the URL of a related repository, or undefined for any other related identifier. */
function addressOfRelated(related: RelatedIdentifier): string | undefined {
  const { relationType, relatedIdentifierType, resourceTypeGeneral, relationTypeInformation } = related
  if (relatedIdentifierType !== 'URL' || !plainUrl.test(String(related.relatedIdentifier).trim())) return undefined
  if (relationType === 'IsSupplementTo' && resourceTypeGeneral === 'Software') return 'repository-code'
  const isNamed = relationTypeInformation === 'repository' || relationTypeInformation === 'repository-artifact'
  return relationType === 'Other' && isNamed ? relationTypeInformation : undefined
}
