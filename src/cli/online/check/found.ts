import { isObject, type Members } from '../../../core/object.ts'
import type { Path } from '../../../core/pointer.ts'
import { parseDoi } from '../../../identifiers/schemes/doi.ts'
import { parseOrcid } from '../../../identifiers/schemes/orcid.ts'
import { parseRor } from '../../../identifiers/schemes/ror.ts'
import type { Datacite } from '../../../model/datacite.ts'

/** The kinds of identifiers that can be checked online. */
export const onlineKinds = ['doi', 'orcid', 'ror', 'url'] as const

export type OnlineKind = (typeof onlineKinds)[number]

/** An identifier in a record, with the names that the record states for the identifier's owner. */
export interface FoundIdentifier {
  kind: OnlineKind
  /** The DOI, ORCID iD or ROR ID in canonical form, or the URL as written. */
  value: string
  /** The path in the canonical record, or `['url']` for the landing page, which the record stores in its extras. */
  path: Path
  /** The names of the owner; empty if the record has none. */
  names: readonly string[]
}

/** Returns the identifiers of the given kinds in a record. Excludes the record's own DOI, which may be unregistered. */
export function identifiersIn(record: Datacite, kinds: ReadonlySet<OnlineKind>): FoundIdentifier[] {
  const found: FoundIdentifier[] = []
  const add = (kind: OnlineKind, value: string | undefined, path: Path, names: readonly unknown[] = []): void => {
    if (value !== undefined && kinds.has(kind))
      found.push({
        kind,
        value,
        path,
        names: names.filter(name => typeof name === 'string' && name.trim() !== '') as string[],
      })
  }
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const url = (value: unknown): string | undefined => (URL.canParse(text(value)) ? text(value) : undefined)
  for (const list of ['creators', 'contributors'] as const)
    for (const [person, at] of entries(record[list], [list])) {
      const names = [person.name, [person.givenName, person.familyName].filter(Boolean).join(' ')]
      for (const [id, place] of entries(person.nameIdentifiers, [...at, 'nameIdentifiers'])) {
        const path = [...place, 'nameIdentifier']
        add('orcid', parseOrcid(text(id.nameIdentifier)), path, names)
        add('ror', rorIn(id.nameIdentifier, id.nameIdentifierScheme), path, names)
      }
      for (const [affiliation, place] of entries(person.affiliation, [...at, 'affiliation'])) {
        const ror = rorIn(affiliation.affiliationIdentifier, affiliation.affiliationIdentifierScheme)
        add('ror', ror, [...place, 'affiliationIdentifier'], [affiliation.name])
      }
    }
  if (isObject(record.publisher)) {
    const { publisherIdentifier: id, publisherIdentifierScheme: scheme, name } = record.publisher
    add('ror', rorIn(id, scheme), ['publisher', 'publisherIdentifier'], [name])
  }
  for (const [funding, at] of entries(record.fundingReferences, ['fundingReferences'])) {
    add(
      'ror',
      rorIn(funding.funderIdentifier, funding.funderIdentifierType),
      [...at, 'funderIdentifier'],
      [funding.funderName],
    )
    add('url', url(funding.awardUri), [...at, 'awardUri'])
  }
  for (const [related, at] of entries(record.relatedIdentifiers, ['relatedIdentifiers'])) {
    const { relatedIdentifier: id, relatedIdentifierType: type } = related
    if (type === 'DOI') add('doi', parseDoi(text(id)), [...at, 'relatedIdentifier'])
    if (type === 'URL') add('url', url(id), [...at, 'relatedIdentifier'])
  }
  for (const [item, at] of entries(record.relatedItems, ['relatedItems'])) {
    const id = isObject(item.relatedItemIdentifier) ? item.relatedItemIdentifier : {}
    const path = [...at, 'relatedItemIdentifier', 'relatedItemIdentifier']
    if (id.relatedItemIdentifierType === 'DOI') add('doi', parseDoi(text(id.relatedItemIdentifier)), path)
    if (id.relatedItemIdentifierType === 'URL') add('url', url(id.relatedItemIdentifier), path)
  }
  for (const [rights, at] of entries(record.rightsList, ['rightsList']))
    add('url', webUrl(rights.rightsUri), [...at, 'rightsUri'])
  add('url', url(besideRecord(record, 'url')), ['url'])
  return found
}

/** Returns an http or https URL. Returns undefined for any other value, such as the rights URI `info:eu-repo/…`. */
const webUrl = (value: unknown): string | undefined =>
  typeof value === 'string' && /^https?:/i.test(value) && URL.canParse(value) ? value : undefined

const rorIn = (id: unknown, scheme: unknown): string | undefined =>
  typeof id === 'string' && (/^ror$/i.test(String(scheme)) || /ror\.org\//i.test(id)) ? parseRor(id) : undefined

function* entries(list: unknown, path: Path): Generator<[Members, Path]> {
  if (!Array.isArray(list)) return
  for (const [index, entry] of list.entries()) if (isObject(entry)) yield [entry, [...path, index]]
}

/** Returns a member of REST JSON that the canonical record stores in `extras`. */
function besideRecord({ extras }: Datacite, name: string): unknown {
  const { members = {} } = extras ?? {}
  return members[`/attributes/${name}`] ?? members[`/${name}`]
}
