import { parseDoi } from '../../identifiers/index.ts'
import type { AlternateIdentifier, Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import type { Members } from '../foreign/members.ts'

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
 * have no relation of their own and keep their names as information about it.
 */
export function readIdentifiers(
  members: Members,
): Pick<Datacite, 'doi' | 'alternateIdentifiers' | 'relatedIdentifiers'> {
  const alternateIdentifiers: AlternateIdentifier[] = []
  const relatedIdentifiers: RelatedIdentifier[] = repositories(members)
  const stated = members.text('doi')
  let doi = stated === undefined ? undefined : (parseDoi(stated) ?? stated)
  const url = members.text('url')
  if (url !== undefined) alternateIdentifiers.push({ alternateIdentifier: url, alternateIdentifierType: 'URL' })
  for (const identifier of members.members('identifiers')) {
    const value = identifier.text('value')
    if (value === undefined) continue
    const type = identifier.text('type') ?? 'other'
    const description = identifier.peek('description')
    const found = type === 'doi' || /^10\.\d{4,9}\//.test(value) ? parseDoi(value) : undefined
    if (found !== undefined && description !== undefined && isConceptDoi.test(description)) {
      identifier.text('description')
      relatedIdentifiers.push({
        relatedIdentifier: found,
        relatedIdentifierType: 'DOI',
        relationType: 'IsVersionOf',
        relationTypeInformation: description,
      })
    } else if (found !== undefined && (doi === undefined || doi.toLowerCase() === found.toLowerCase())) doi ??= found
    else if (value !== url) alternateIdentifiers.push(alternate(identifier, type, found ?? value))
  }
  return {
    ...(doi !== undefined && { doi }),
    ...(alternateIdentifiers.length > 0 && { alternateIdentifiers }),
    ...(relatedIdentifiers.length > 0 && { relatedIdentifiers }),
  }
}

/** Whether a description says that an identifier is that of all versions of a work. */
export const isConceptDoi = /\bconcept[ -]?doi\b|\ball versions\b/i

/** Whether a description is the name of a scheme, and not a sentence. */
export const isSchemeName = (description: string): boolean => description.length <= 60 && !description.endsWith('.')

/** An identifier of another scheme says so in its description. */
function alternate(identifier: Members, type: string, value: string): AlternateIdentifier {
  const known = identifierTypes.find(([name]) => name === type)?.[1] ?? 'Other'
  const description = identifier.peek('description')
  if (known !== 'Other' || description === undefined || !isSchemeName(description))
    return { alternateIdentifier: value, alternateIdentifierType: known }
  return { alternateIdentifier: value, alternateIdentifierType: identifier.text('description') ?? known }
}

function repositories(members: Members): RelatedIdentifier[] {
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
