import { parseDoi } from '../../identifiers/index.ts'
import type { AlternateIdentifier, Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'

/** The types of identifiers in CFF, and what DataCite calls them. */
export const identifierTypes: readonly (readonly [cff: string, datacite: string])[] = [
  ['doi', 'DOI'],
  ['url', 'URL'],
  ['swh', 'SWHID'],
  ['other', 'Other'],
]

/**
 * The identifiers and addresses of a work. `doi` is its DOI, without it the first of `identifiers`; a DOI that is said to be that of
 * all versions is what the work is a version of. The place of the code is what a release is a supplement to; the other two places
 * have no relation of their own and keep their names as information about it. `url` is the landing page, unless `identifiers` names it.
 */
export function readCffIdentifiers(
  members: MemberReader,
): Pick<Datacite, 'doi' | 'alternateIdentifiers' | 'relatedIdentifiers'> & { page?: string } {
  const stated = members.text('doi')
  const found: Found = {
    doi: stated === undefined ? undefined : (parseDoi(stated) ?? stated),
    alternates: [],
    related: repositories(members),
  }
  for (const identifier of members.members('identifiers')) readIdentifier(identifier, found)
  const page = members.text('url')
  const isNamed = found.alternates.some(({ alternateIdentifier }) => alternateIdentifier === page)
  return {
    ...(page !== undefined && !isNamed && { page }),
    ...(found.doi !== undefined && { doi: found.doi }),
    ...(found.alternates.length > 0 && { alternateIdentifiers: found.alternates }),
    ...(found.related.length > 0 && { relatedIdentifiers: found.related }),
  }
}

interface Found {
  doi: string | undefined
  alternates: AlternateIdentifier[]
  related: RelatedIdentifier[]
}

function readIdentifier(identifier: MemberReader, found: Found): void {
  const value = identifier.text('value')
  if (value === undefined) return
  const type = identifier.text('type') ?? 'other'
  const doi = type === 'doi' || readAsDoi.test(value) ? parseDoi(value) : undefined
  const concept = doi === undefined ? undefined : conceptOf(identifier, doi)
  if (concept !== undefined) found.related.push(concept)
  else if (doi !== undefined && (found.doi ?? doi).toLowerCase() === doi.toLowerCase()) {
    found.doi ??= doi
    leaveDescription(identifier)
  } else found.alternates.push(alternate(identifier, type, doi ?? value))
}

/** A DOI that is said to be that of all versions. */
function conceptOf(identifier: MemberReader, doi: string): RelatedIdentifier | undefined {
  const description = identifier.peek('description')
  if (description === undefined || !isConceptDoi.test(description)) return undefined
  identifier.text('description')
  return {
    relatedIdentifier: doi,
    relatedIdentifierType: 'DOI',
    relationType: 'IsVersionOf',
    relationTypeInformation: description,
  }
}

/** The DOI and the address of a work are written without a description. */
function leaveDescription(identifier: MemberReader): void {
  const description = identifier.text('description')
  if (description !== undefined)
    identifier.note('description', `The description "${description}" of an identifier is not kept.`)
}

/** Whether a text counts as a DOI, whatever its stated type. */
export const readAsDoi = /^10\.\d{4,9}\//

/** Whether a description says that an identifier is that of all versions of a work. */
export const isConceptDoi = /\bconcept[ -]?doi\b|\ball versions\b/i

/** Whether a description is the name of a scheme, and not a sentence. */
export const isSchemeName = (description: string): boolean => description.length <= 60 && !description.endsWith('.')

/** An identifier of another scheme says so in its description. */
function alternate(identifier: MemberReader, type: string, value: string): AlternateIdentifier {
  const known = identifierTypes.find(([name]) => name === type)?.[1] ?? 'Other'
  const description = identifier.peek('description')
  if (known !== 'Other' || description === undefined || !isSchemeName(description))
    return { alternateIdentifier: value, alternateIdentifierType: known }
  return { alternateIdentifier: value, alternateIdentifierType: identifier.text('description') ?? known }
}

function repositories(members: MemberReader): RelatedIdentifier[] {
  const code = members.text('repository-code')
  const others = ['repository', 'repository-artifact'].flatMap((name): RelatedIdentifier[] => {
    const address = members.text(name)
    if (address === undefined) return []
    return [
      {
        relatedIdentifier: address,
        relatedIdentifierType: 'URL',
        relationType: 'Other',
        relationTypeInformation: name,
      },
    ]
  })
  if (code === undefined) return others
  return [
    {
      relatedIdentifier: code,
      relatedIdentifierType: 'URL',
      relationType: 'IsSupplementTo',
      resourceTypeGeneral: 'Software',
    },
    ...others,
  ]
}
