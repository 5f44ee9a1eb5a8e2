import { isObject } from '../../core/object.ts'
import type { Creator, Datacite, DateEntry, Types } from '../../model/datacite.ts'
import { isKeptDate } from '../values/kept-date.ts'
import type { CarriedFormat } from './carried-format.ts'
import { carriedTypes } from './carried-types.ts'
import { membersOfCrossref } from './crossref.ts'

/**
 * Returns a record as the registry's reader for a format parses it, according to `lib/bolognese/readers/` of bolognese
 * 2.5.1.
 */
export function asRead(record: Datacite, format: CarriedFormat, text: string): Datacite {
  const types = carriedTypes(text, format)
  const read = types === undefined ? record : { ...record, types: types as Types }
  if (format === 'bibtex') return { ...read, ...onlyYear(record) }
  if (format === 'ris') return { ...read, ...datesOfRis(text) }
  if (format === 'crossref-xml') return membersOfCrossref(record, text)
  if (format === 'crosscite' || format === 'datacite-json') return { ...read, ...typedIdentifiers(record) }
  if (format === 'csl-json') return { ...read, creators: creatorsOfCsl(record) }
  return format === 'schema-org' ? { ...read, ...membersOfSchemaOrg(record, text) } : read
}

/** Replaces all dates with the publication year, as bibtex_reader.rb:85-89 does. */
const onlyYear = ({ publicationYear: year }: Datacite): Pick<Datacite, 'dates'> =>
  year === undefined ? {} : { dates: [{ date: String(year), dateType: 'Issued' }] }

/**
 * Adds an empty type to alternate identifiers that have no type, as bolognese lib/bolognese/datacite_utils.rb:135-144
 * does.
 */
const typedIdentifiers = ({ alternateIdentifiers: all }: Datacite): Pick<Datacite, 'alternateIdentifiers'> =>
  all === undefined ? {} : { alternateIdentifiers: all.map(one => ({ alternateIdentifierType: '', ...one })) }

/** Parses `PY` and `Y1`, each as year, month and day between slashes, as ris_reader.rb:57-61 does. */
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
 * Omits the name type of creators with a family name, and adds a creator with the name `:(unav)` if there is none, as
 * citeproc_reader.rb:47-51 does.
 */
const creatorsOfCsl = ({ creators }: Datacite): Creator[] =>
  creators === undefined || creators.length === 0
    ? [{ nameType: 'Organizational', name: ':(unav)' }]
    : creators.map(({ nameType, ...creator }) =>
        creator.familyName === undefined && nameType !== undefined ? { nameType, ...creator } : creator,
      )

/**
 * Returns the members that schema_org_reader.rb:86-181 reads differently: one title, dates from four members, and fewer
 * members of publishers, funders and related works.
 */
function membersOfSchemaOrg(record: Datacite, text: string): Datacite {
  const { titles, publisher, fundingReferences, relatedIdentifiers } = record
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
    ...(relatedIdentifiers && {
      relatedIdentifiers: relatedIdentifiers.map(({ resourceTypeGeneral: type, ...related }) =>
        type === undefined || type === 'Other' ? related : { ...related, resourceTypeGeneral: type },
      ),
    }),
  }
}

const schemaOrgDates = [
  ['datePublished', 'Issued'],
  ['dateCreated', 'Created'],
  ['dateModified', 'Updated'],
  ['temporalCoverage', 'Coverage'],
] as const
