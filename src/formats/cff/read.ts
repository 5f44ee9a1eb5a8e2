import { isObject } from '../../core/object.ts'
import type { Datacite, DateEntry } from '../../model/datacite.ts'
import { parseDate, yearIn } from '../../model/date.ts'
import type { ReadResult } from '../format.ts'
import { rightsOfNode } from '../schema-org/read/read-rights.ts'
import { withCited } from '../work/cited-members.ts'
import { MemberReader } from '../work/reading/member-reader.ts'
import { type Note, readJsonRecords } from '../work/reading/read-json-records.ts'
import { textAs } from '../work/text.ts'
import { dateUnreadable } from '../work/work-dates.ts'
import { sayCff } from './messages.ts'
import { readAgents } from './read-agents.ts'
import { readCffIdentifiers } from './read-identifiers.ts'
import { readOwnCitation } from './read-own-citation.ts'
import { readReferences } from './read-references.ts'

/** Reads a CITATION.cff of version 1.0 to 1.3. */
export function readCff(input: string | object): ReadResult {
  return readJsonRecords(input, {
    candidates: value => [{ value, base: [] }],
    read: (value, note) =>
      isObject(value) && (Object.hasOwn(value, 'cff-version') || Object.hasOwn(value, 'title'))
        ? readWork(value, note)
        : sayCff('notCff'),
  })
}

function readWork(value: object, note: Note): Datacite {
  const members = new MemberReader(value, note)
  const version = members.text('cff-version')
  if (version !== undefined && !/^1\.[0-3](?:\.\d{1,3})?$/.test(version))
    members.note('cff-version', sayCff('versionUnknown', { version }))
  const title = members.text('title')
  const { page, ...identifiers } = readCffIdentifiers(members)
  const own = readOwnCitation(members)
  const released = readReleased(members)
  const type = members.text('type')
  const record: Datacite = {
    types: { resourceTypeGeneral: type === 'dataset' ? 'Dataset' : 'Software' },
    ...own?.record,
    ...identifiers,
    creators: readAgents(members, 'authors'),
    ...(title !== undefined && { titles: [{ title }] }),
    ...released,
    subjects: members.texts('keywords').map(subject => ({ subject })),
    ...contributors(members),
    ...textAs('version', members.text('version')),
    rightsList: [...members.texts('license'), ...members.texts('license-url')].map(rightsOfNode),
    descriptions: [
      ...members
        .texts('abstract')
        .map(description => ({ description: description.trim(), descriptionType: 'Abstract' as const })),
      ...(own?.record.descriptions ?? []),
    ],
    relatedItems: [...(own?.record.relatedItems ?? []), ...readReferences(members, own !== undefined)],
  }
  const kept = Object.entries(record).filter(([, member]) => !Array.isArray(member) || member.length > 0)
  const extras = members.rest()
  const read: Datacite = {
    ...Object.fromEntries(kept),
    ...(Object.keys(extras).length > 0 && { extras: { format: 'cff', members: extras } }),
  }
  return withCited(read, { ...own?.cited, URL: page }, 'cff')
}

function contributors(members: MemberReader): Pick<Datacite, 'contributors'> {
  const others = readAgents(members, 'contributors').map(agent => ({ contributorType: 'Other' as const, ...agent }))
  const contacts = readAgents(members, 'contact').map(agent => ({
    contributorType: 'ContactPerson' as const,
    ...agent,
  }))
  return { contributors: [...others, ...contacts] }
}

function readReleased(members: MemberReader): Pick<Datacite, 'publicationYear' | 'dates'> {
  const date = members.text('date-released')
  if (date === undefined) return {}
  const year = yearIn(date)
  if (parseDate(date) === undefined) members.note('date-released', dateUnreadable(date))
  const dates: DateEntry[] = /^\d{4}$/.test(date) ? [] : [{ date, dateType: 'Issued' }]
  return { ...(year !== undefined && { publicationYear: year }), dates }
}
