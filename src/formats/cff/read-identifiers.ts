import { isObject } from '../../core/object.ts'
import { doiKey, parseDoi } from '../../identifiers/index.ts'
import type { AlternateIdentifier, Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import { isDoiUrl } from '../work/identify.ts'
import { sayWork } from '../work/losses/work-messages.ts'
import { kernelIdentifier, kernelScheme, relationNamed } from '../work/reading/kernel-identifier.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'
import { sayCff } from './messages.ts'

/** Matches a DOI that the CFF 1.2 schema accepts. */
export const plainDoi = /^10\.\d{4,9}(?:\.\d+)?\/[A-Za-z0-9:/_;\-.()[\]\\]+$/

/** Matches a URL that the CFF 1.2 schema accepts. */
export const plainUrl = /^(?:https|http|ftp|sftp):\/\/.+/

/** CFF's identifier types, each with DataCite's type and the form that the schema requires. */
export const identifierTypes: readonly (readonly [cff: string, datacite: string, form: RegExp])[] = [
  ['doi', 'DOI', plainDoi],
  ['url', 'URL', plainUrl],
  ['swh', 'SWHID', /^swh:1:(?:snp|rel|rev|dir|cnt):[0-9a-f]{40}$/i],
  ['other', 'Other', /./s],
]

/**
 * Reads the identifiers and URLs of a work.
 *
 * The DOI is `doi`, or else the first in `identifiers`, or else that in `url`. A DOI of all versions becomes an
 * IsVersionOf relation. The code repository becomes an IsSupplementTo relation. The other two repositories become
 * relations of type Other, with the names of their members as relation type information. `url` is the landing page,
 * unless it contains the DOI or is also in `identifiers`.
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
  const page = readPage(members, found)
  const isNamed = found.alternates.some(({ alternateIdentifier }) => alternateIdentifier === page)
  return {
    ...(page !== undefined && !isNamed && { page }),
    ...(found.doi !== undefined && { doi: found.doi }),
    ...(found.alternates.length > 0 && { alternateIdentifiers: found.alternates }),
    ...(found.related.length > 0 && { relatedIdentifiers: found.related }),
  }
}

/**
 * Reads the landing page. Returns undefined if `url` is missing or is the DOI URL of the work.
 *
 * If the work has no other DOI, any DOI URL is that of the work, unless a reference has the same DOI.
 */
function readPage(members: MemberReader, found: Found): string | undefined {
  const page = members.peek('url')
  const doi = page !== undefined && isDoiUrl(page) ? parseDoi(page) : undefined
  const isOwn = doi !== undefined && (found.doi === undefined || doiKey(found.doi) === doiKey(doi))
  if (!isOwn || refersTo(members, doi)) return members.text('url')
  members.leave(['url'])
  if (found.doi === undefined) members.note('url', sayWork('doiFromAddress', { doi }))
  found.doi ??= doi
  return undefined
}

/** True if one of the works that a file references has the given DOI. */
function refersTo(members: MemberReader, doi: string): boolean {
  const others = [members.peekAny('preferred-citation'), members.peekAny('references')]
  return others.flat().some(other => isObject(other) && doisOf(other).has(doiKey(doi)))
}

const doisOf = ({ doi, url, identifiers }: Readonly<Record<string, unknown>>): Set<string> =>
  new Set(
    [doi, url, ...[identifiers].flat().map(entry => (isObject(entry) ? entry.value : undefined))].flatMap(text => {
      const parsed = typeof text === 'string' ? parseDoi(text) : undefined
      return parsed === undefined ? [] : [doiKey(parsed)]
    }),
  )

interface Found {
  doi: string | undefined
  alternates: AlternateIdentifier[]
  related: RelatedIdentifier[]
}

function readIdentifier(identifier: MemberReader, found: Found): void {
  if (identifier.has('relation')) {
    readRelated(identifier, found)
    return
  }
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

/**
 * Reads an identifier of another work, which CFF 1.3 marks by a relation. An identifier outside the kernel's schemes is
 * kept as an extra.
 */
function readRelated(identifier: MemberReader, found: Found): void {
  const [type, value, given] = [identifier.peek('type'), identifier.peek('value') ?? '', identifier.peek('relation')]
  const scheme = type === 'other' ? identifier.peek('description') : type
  const related = kernelIdentifier(value, scheme)
  if (related === undefined || given === undefined) {
    identifier.keepAside()
    return
  }
  identifier.leave(['type', 'value', 'relation'])
  if (type === 'other' && scheme !== undefined && kernelScheme(scheme) !== undefined) identifier.leave(['description'])
  const relationType = relationNamed(given)
  if (relationType === undefined) identifier.note('relation', sayWork('relationUnknown', { relation: given }))
  const isSaid = identifier.isTaken('description')
  const description = isSaid ? undefined : identifier.text('description')
  const information = description ?? (relationType === undefined ? given : undefined)
  found.related.push({
    ...related,
    relationType: relationType ?? 'Other',
    ...(information !== undefined && { relationTypeInformation: information }),
  })
}

/**
 * Returns the relation to a DOI whose description states that it represents all versions. Returns undefined for any
 * other DOI.
 */
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

/**
 * Reports that the description of an identifier is not read. The DOI and the URL of a work are written without a
 * description.
 */
function leaveDescription(identifier: MemberReader): void {
  const description = identifier.text('description')
  if (description !== undefined) identifier.note('description', sayCff('descriptionLeft', { description }))
}

/** Matches a text that is read as a DOI, whatever its stated type. */
export const readAsDoi = /^10\.\d{4,9}\//

/** Matches a description that states that an identifier represents all versions of a work. */
export const isConceptDoi = /\bconcept[ -]?doi\b|\ball versions\b/i

/** True if a description is read as the name of a scheme: at most 60 characters, without a period at the end. */
export const isSchemeName = (description: string): boolean => description.length <= 60 && !description.endsWith('.')

/**
 * Reads an alternate identifier. For the type `other`, a description that is the name of a scheme becomes the type of
 * the identifier.
 */
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
