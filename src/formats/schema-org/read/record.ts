import type { Datacite, Description, Publisher, Title } from '../../../model/datacite.ts'
import { schemeAddress } from '../../schemes.ts'
import { agentsIn, organisationIn } from './agents.ts'
import { locationsIn } from './coverage.ts'
import { datesIn } from './dates.ts'
import { fundingIn } from './funding.ts'
import { identifiersIn } from './identifiers.ts'
import type { NodeMembers } from './members.ts'
import { textIn } from './members.ts'
import type { NodeReading } from './reading.ts'
import { relatedIn } from './related.ts'
import { rightsIn } from './rights.ts'
import { subjectsIn } from './subjects.ts'
import { languageOf, textMember } from './text-member.ts'
import { typesIn } from './types.ts'

/** Reads a node of schema.org that describes a work. */
export function recordIn(reading: NodeReading, value: unknown): Datacite {
  const members = reading.node(value, [])
  if (members === undefined) return {}
  const record: Datacite = {
    ...identifiersIn(reading, members),
    types: typesIn(reading, members),
    ...agentsIn(reading, members),
    titles: titlesIn(members),
    ...publisherIn(reading, members),
    ...datesIn(reading, members),
    subjects: subjectsIn(reading, members),
    ...textMember('language', members.text('inLanguage')),
    ...textMember('version', members.text('version', 'softwareVersion')),
    rightsList: rightsIn(reading, members),
    descriptions: descriptionsIn(members),
    fundingReferences: fundingIn(reading, members),
    geoLocations: locationsIn(reading, members),
    formats: members.texts('encodingFormat', 'fileFormat'),
    sizes: members.texts('contentSize', 'size', 'fileSize'),
    ...relatedIn(reading, members),
  }
  const kept = Object.entries(record).filter(([, member]) => !Array.isArray(member) || member.length > 0)
  const extras = reading.extras()
  return {
    ...Object.fromEntries(kept),
    ...(Object.keys(extras).length > 0 && { extras: { format: reading.format, members: extras } }),
  }
}

function titlesIn(members: NodeMembers): Title[] {
  const name = members.text('name', 'headline')
  const others = ['alternateName', 'alternativeHeadline'].flatMap(property => members.take(property))
  return [
    ...(name === undefined ? [] : [{ title: name }]),
    ...others.flatMap((value): Title[] => {
      const title = textIn(value)
      return title === undefined ? [] : [{ title, titleType: 'AlternativeTitle', ...languageOf(value) }]
    }),
  ]
}

function publisherIn(reading: NodeReading, members: NodeMembers): { publisher?: Publisher } {
  const [value] = members.take('publisher')
  const found = value === undefined ? undefined : organisationIn(reading, value, ['publisher'])
  if (found === undefined) return {}
  const { name, identifier, scheme } = found
  const address = scheme === undefined ? undefined : schemeAddress(scheme)
  return {
    publisher: {
      ...(name !== undefined && { name }),
      ...(identifier !== undefined && { publisherIdentifier: identifier }),
      ...(scheme !== undefined && { publisherIdentifierScheme: scheme }),
      ...(address !== undefined && { schemeUri: address }),
    },
  }
}

const descriptionsIn = (members: NodeMembers): Description[] =>
  ['description', 'abstract']
    .flatMap(property => members.texts(property))
    .map((description, index) => ({ description, descriptionType: index === 0 ? 'Abstract' : 'Other' }))
