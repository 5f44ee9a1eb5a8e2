import type { Datacite } from '../../model/datacite.ts'
import { citedOf } from '../work/cited-members.ts'
import { seriesOf } from '../work/container.ts'
import {
  type Account,
  carryAddress,
  carryDate,
  carryNameAs,
  entriesOf,
  heldText,
  isoDate,
  type Work,
  type WorkAgent,
  wholeName,
} from '../work/index.ts'
import type { Found } from '../work/reading/found.ts'

/** A column of the table: its heading, and its value for a work. Multiple values are separated by `; `. */
export interface Column {
  name: string
  /** The JSON Pointer to the values in a record. */
  place: string
  valueOf(work: Work, account: Account): string | undefined
}

const joined = (values: readonly string[]): string => values.join('; ')

const names = (agents: readonly WorkAgent[], account: Account): string =>
  joined(
    agents.map(agent => {
      carryNameAs(account, agent, wholeName(agent.text))
      return agent.text
    }),
  )

/** The columns in writing order, from the DOI to the abstract. */
export const columns: readonly Column[] = [
  { name: 'doi', place: '/doi', valueOf: ({ doi }, account) => account.carryAny(doi) },
  { name: 'url', place: '/doi', valueOf: (work, account) => carryAddress(account, work) },
  { name: 'type', place: '/types/resourceTypeGeneral', valueOf: ({ general }, account) => account.carryAny(general) },
  { name: 'resource_type', place: '/types/resourceType', valueOf: ({ genre }, account) => account.carryAny(genre) },
  { name: 'title', place: '/titles', valueOf: ({ title }, account) => account.carryAny(title) },
  { name: 'creators', place: '/creators', valueOf: ({ creators }, account) => names(creators, account) },
  {
    name: 'creator_orcids',
    place: '/creators',
    valueOf: ({ creators }, account) =>
      joined(
        creators.flatMap(({ orcid }) => {
          if (orcid === undefined) return []
          account.carryPath(orcid.path)
          return [orcid.value]
        }),
      ),
  },
  { name: 'publisher', place: '/publisher', valueOf: ({ publisher }, account) => account.carryAny(publisher) },
  {
    name: 'publication_year',
    place: '/publicationYear',
    valueOf: ({ issued }) => issued && isoDate({ year: issued.value.year }),
  },
  {
    name: 'date_issued',
    place: '/dates',
    valueOf({ issued }, account) {
      if (issued === undefined) return undefined
      carryDate(account, issued, 'range')
      return issued.span.isRange ? issued.text : isoDate(issued.value)
    },
  },
  { name: 'version', place: '/version', valueOf: ({ version }, account) => account.carryAny(version) },
  { name: 'language', place: '/language', valueOf: ({ language }, account) => account.carryAny(language) },
  {
    name: 'subjects',
    place: '/subjects',
    valueOf: ({ keywords }, account) => joined(keywords.map(keyword => account.carry(keyword))),
  },
  { name: 'rights', place: '/rightsList', valueOf: (work, account) => rightsOf(work, 'rights', account) },
  { name: 'rights_uris', place: '/rightsList', valueOf: (work, account) => rightsOf(work, 'rightsUri', account) },
  { name: 'funders', place: '/fundingReferences', valueOf: fundersOf },
  {
    name: 'container_title',
    place: '/relatedItems',
    valueOf: ({ container, record }, account) => account.carryAny(container?.title ?? seriesTitle(record, account)),
  },
  {
    name: 'volume',
    place: '/relatedItems',
    valueOf: ({ container, record }, account) =>
      account.carryAny(container === undefined ? citedOf(record, 'collection-number') : container.volume),
  },
  { name: 'issue', place: '/relatedItems', valueOf: ({ container }, account) => account.carryAny(container?.issue) },
  {
    name: 'first_page',
    place: '/relatedItems',
    valueOf: ({ container }, account) => account.carryAny(container?.firstPage),
  },
  {
    name: 'last_page',
    place: '/relatedItems',
    valueOf: ({ container }, account) => account.carryAny(container?.lastPage),
  },
  {
    name: 'abstract',
    place: '/descriptions',
    valueOf({ abstract }, account) {
      if (abstract !== undefined) account.carryPath([...abstract.path.slice(0, -1), 'descriptionType'])
      return account.carryAny(abstract)
    },
  },
]

function seriesTitle(record: Datacite, account: Account): Found | undefined {
  const series = seriesOf(record)
  if (series !== undefined) account.carryPath([...series.path.slice(0, -1), 'descriptionType'])
  return series
}

function rightsOf({ rights }: Work, member: 'rights' | 'rightsUri', account: Account): string {
  return joined(rights.flatMap(({ value, path }) => account.carryAny(heldText(value[member], [...path, member])) ?? []))
}

/** Writes each funder with its award number: `Example Fund (A-1)`. */
function fundersOf({ record }: Work, account: Account): string {
  return joined(
    entriesOf<{ funderName?: unknown; awardNumber?: unknown }>(record.fundingReferences, ['fundingReferences']).flatMap(
      ({ value, path }) => {
        const name = account.carryAny(heldText(value.funderName, [...path, 'funderName']))
        const award = account.carryAny(heldText(value.awardNumber, [...path, 'awardNumber']))
        if (name === undefined) return award ?? []
        return award === undefined ? name : `${name} (${award})`
      },
    ),
  )
}
