import { isObject } from '../../core/object.ts'
import { containerOfItem, withoutBlanks } from '../../datacite/derived/container.ts'
import type { Creator, Datacite, DateEntry, RelatedIdentifier, Types } from '../../model/datacite.ts'
import { doiIn, orcidAddress } from '../values/identifiers.ts'
import { isKeptDate } from '../values/kept-date.ts'
import { bibtexField } from './bibtex-field.ts'
import type { CarriedFormat } from './carried-format.ts'
import { carriedTypes } from './carried-types.ts'
import { membersOfCrossref } from './crossref.ts'
import { isRead, urlIn } from './read-members.ts'

/**
 * Returns a record as the registry's reader for a format parses it, according to `lib/bolognese/readers/` of bolognese
 * 2.5.1.
 */
export function asRead(record: Datacite, format: CarriedFormat, text: string): Datacite {
  const read = readMembersOf(record, format, text)
  const url = urlIn(text, format)
  const members = Object.entries(read).filter(([name]) => isRead(name, format))
  return Object.fromEntries(url === undefined ? members : [...members, ['url', url]]) as Datacite
}

function readMembersOf(record: Datacite, format: CarriedFormat, text: string): Datacite {
  const types = carriedTypes(text, format)
  const read = { ...record, ...containerIn(record, format), ...(types !== undefined && { types: types as Types }) }
  if (format === 'bibtex') return { ...read, ...onlyYear(record), ...textsOfBibtex(text) }
  if (format === 'ris') return { ...read, publisher: record.publisher ?? { name: '(:unav)' }, ...datesOfRis(text) }
  if (format === 'crossref-xml') return membersOfCrossref(record, text)
  if (format === 'crosscite' || format === 'datacite-json') return { ...read, ...typedIdentifiers(record) }
  if (format === 'csl-json') return { ...read, creators: creatorsOfCsl(record), ...contributorsOf(record) }
  return { ...read, ...agentsOf(record), ...(format === 'schema-org' && membersOfSchemaOrg(record, text)) }
}

/**
 * Returns the container that the registry's readers of BibTeX, RIS and CSL create from the journal.
 *
 * Includes the relation to the ISSN of the journal, except for RIS.
 */
function containerIn(
  { relatedItems }: Datacite,
  format: CarriedFormat,
): { container?: object } & Pick<Datacite, 'relatedIdentifiers'> {
  const type = containerTypes[format]
  const item = relatedItems?.find(({ relationType }) => relationType === 'IsPublishedIn')
  if (type === undefined || item === undefined) return {}
  const { title, identifier, identifierType, volume, issue, firstPage, lastPage } = containerOfItem({ ...item })
  const members = {
    type,
    title,
    identifier,
    identifierType: format === 'ris' ? undefined : identifierType,
    volume,
    issue: format === 'bibtex' ? undefined : issue,
    firstPage,
    lastPage,
  }
  const hasIssn = format !== 'ris' && typeof identifier === 'string'
  return {
    container: withoutBlanks(members),
    ...(hasIssn && {
      relatedIdentifiers: [{ relatedIdentifier: identifier, relatedIdentifierType: 'ISSN', relationType: 'IsPartOf' }],
    }),
  }
}

const containerTypes: Partial<Record<CarriedFormat, string>> = {
  bibtex: 'Journal',
  ris: 'Journal',
  'csl-json': 'Periodical',
}

/** Returns the title and publisher of a BibTeX entry as written, with their inner braces and TeX commands. */
function textsOfBibtex(text: string): Pick<Datacite, 'titles' | 'publisher'> {
  const title = bibtexField(text, 'title')
  const publisher = bibtexField(text, 'publisher')
  return {
    ...(title !== undefined && { titles: [{ title }] }),
    ...(publisher !== undefined && { publisher: { name: publisher } }),
  }
}

/**
 * Returns the creators, and the contributors who are editors or translators.
 *
 * ORCID iDs become URLs, and affiliations lose their scheme URI: bolognese lib/bolognese/author_utils.rb:34-56,
 * lib/bolognese/utils.rb:963-1010.
 */
const agentsOf = (record: Datacite): Pick<Datacite, 'creators' | 'contributors'> => ({
  ...(record.creators && { creators: record.creators.map(agentRead) }),
  ...contributorsOf(record),
})

const contributorsOf = ({ contributors }: Datacite): Pick<Datacite, 'contributors'> =>
  contributors === undefined
    ? {}
    : {
        contributors: contributors
          .filter(({ contributorType: type }) => type === 'Editor' || type === 'Translator')
          .map(agentRead)
          .map(({ contributorType, ...agent }) => ({
            ...agent,
            ...(contributorType === 'Translator' && { contributorType }),
          })),
      }

const agentRead = <Agent extends Creator>(agent: Agent): Agent => ({
  ...agent,
  ...(agent.nameIdentifiers && {
    nameIdentifiers: agent.nameIdentifiers.map(one =>
      one.nameIdentifierScheme === 'ORCID' && typeof one.nameIdentifier === 'string'
        ? { ...one, nameIdentifier: orcidAddress(one.nameIdentifier) ?? one.nameIdentifier }
        : one,
    ),
  }),
  ...(agent.affiliation && { affiliation: agent.affiliation.map(({ schemeUri: _, ...affiliation }) => affiliation) }),
})

/** Replaces all dates with the publication year, if there is one, as bibtex_reader.rb:85-89 does. */
const onlyYear = ({ publicationYear: year }: Datacite): Pick<Datacite, 'dates'> =>
  year === undefined ? {} : { dates: [{ date: String(year), dateType: 'Issued' }] }

/**
 * Adds an empty type to alternate identifiers that have no type, as bolognese lib/bolognese/datacite_utils.rb:135-144
 * does.
 */
const typedIdentifiers = ({ alternateIdentifiers: all }: Datacite): Pick<Datacite, 'alternateIdentifiers'> =>
  all === undefined ? {} : { alternateIdentifiers: all.map(one => ({ alternateIdentifierType: '', ...one })) }

/** Parses `PY` and `Y1`, each a year, month and day separated by slashes, as ris_reader.rb:57-61 does. */
function datesOfRis(text: string): Pick<Datacite, 'dates'> {
  const dates = risDates.flatMap(([tag, dateType]): DateEntry[] => {
    const value = new RegExp(`^${tag} {2}- *(\\S.*)$`, 'm').exec(text)?.[1]?.trim()
    if (value === undefined) return []
    const [year = '', ...others] = value.split('/').slice(0, 3)
    const parts = [year.padStart(4, '0'), ...others.map(part => part.padStart(2, '0')).filter(part => part !== '00')]
    return [{ date: parts.join('-'), dateType }]
  })
  return { dates }
}

const risDates = [
  ['PY', 'Issued'],
  ['Y1', 'Created'],
] as const

/**
 * Omits the name type of creators with a family name, as citeproc_reader.rb:47-51 does.
 *
 * If the record has no creators, adds a creator with the name `:(unav)`.
 */
const creatorsOfCsl = ({ creators }: Datacite): Creator[] =>
  creators === undefined || creators.length === 0
    ? [{ nameType: 'Organizational', name: ':(unav)' }]
    : creators.map(({ nameType, ...creator }) =>
        creator.familyName === undefined && nameType !== undefined ? { nameType, ...creator } : creator,
      )

/**
 * Returns the members that the registry's schema.org reader reads differently from citable.
 *
 * The reader takes one title, dates from four members, some relations, a data catalog as the container, and fewer
 * members of publishers and funders: schema_org_reader.rb:86-181.
 */
function membersOfSchemaOrg(record: Datacite, text: string): Datacite {
  const { titles, publisher, fundingReferences } = record
  const thing: unknown = JSON.parse(text)
  const dates = schemaOrgDates.flatMap(([member, dateType]): DateEntry[] => {
    const date = isObject(thing) ? thing[member] : undefined
    return typeof date === 'string' && isKeptDate(date) ? [{ date, dateType }] : []
  })
  return {
    dates,
    ...(titles && { titles: titles.slice(0, 1) }),
    ...(publisher && {
      publisher: {
        ...(publisher.name !== undefined && { name: publisher.name }),
        ...(publisher.publisherIdentifier !== undefined && { publisherIdentifier: publisher.publisherIdentifier }),
      },
    }),
    ...(fundingReferences && {
      fundingReferences: fundingReferences.map(({ schemeUri: _, ...funding }) => funding),
    }),
    relatedIdentifiers: relatedOfSchemaOrg(record),
    ...catalogOf(thing, record),
  }
}

function catalogOf(thing: unknown, { types }: Datacite): { container?: object } {
  const catalog = [isObject(thing) ? thing.includedInDataCatalog : undefined].flat()[0]
  if (types?.resourceTypeGeneral !== 'Dataset' || !isObject(catalog)) return {}
  const { name: title, url: identifier } = catalog
  const identifierType = identifier === undefined ? undefined : 'URL'
  return { container: withoutBlanks({ type: 'DataRepository', title, identifier, identifierType }) }
}

/** The relation types in the order in which schema_org_reader.rb:117-127 reads them. */
const relationsRead = [
  'IsIdenticalTo',
  'IsPartOf',
  'HasPart',
  'IsPreviousVersionOf',
  'IsNewVersionOf',
  'References',
  'IsReferencedBy',
  'IsSupplementTo',
  'IsSupplementedBy',
  'HasTranslation',
  'IsTranslationOf',
]

/**
 * Returns the identifiers of related resources and items whose relation type the registry reads from schema.org.
 *
 * The identifiers are in the order of reading. DOIs become bare and lower case, and IsPublishedIn of an item becomes
 * IsPartOf.
 */
function relatedOfSchemaOrg({ relatedIdentifiers = [], relatedItems = [] }: Datacite): RelatedIdentifier[] {
  const items = relatedItems.flatMap(({ relationType, relatedItemIdentifier: one }): RelatedIdentifier[] =>
    one?.relatedItemIdentifier === undefined
      ? []
      : [
          {
            relatedIdentifier: one.relatedItemIdentifier,
            relatedIdentifierType: one.relatedItemIdentifierType,
            relationType: relationType === 'IsPublishedIn' ? 'IsPartOf' : relationType,
          } as RelatedIdentifier,
        ],
  )
  const rank = ({ relationType }: RelatedIdentifier): number => relationsRead.indexOf(relationType ?? '')
  return [...items, ...relatedIdentifiers]
    .filter(related => rank(related) >= 0)
    .sort((one, other) => rank(one) - rank(other))
    .map(({ resourceTypeGeneral: type, relatedIdentifier, ...related }) => ({
      relatedIdentifier: relatedIdentifier && (doiIn(relatedIdentifier) ?? relatedIdentifier),
      ...related,
      ...(type !== undefined && type !== 'Other' && { resourceTypeGeneral: type }),
    })) as RelatedIdentifier[]
}

const schemaOrgDates = [
  ['datePublished', 'Issued'],
  ['dateCreated', 'Created'],
  ['dateModified', 'Updated'],
  ['temporalCoverage', 'Coverage'],
] as const
