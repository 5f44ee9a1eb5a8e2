import type { Datacite, Description, Publisher, Title, Types } from '../../../model/datacite.ts'
import { schemeAddress } from '../../work/scheme-address.ts'
import { generalTypeOfClass, isGeneralType } from '../types.ts'
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
import { languageOfMember, textMember } from './text-member.ts'

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
      return title === undefined ? [] : [{ title, titleType: 'AlternativeTitle', ...languageOfMember(value) }]
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

/** The type of a work by its classes, or by an additionalType that is a general type itself; the other one is free text. */
function typesIn(reading: NodeReading, members: NodeMembers): Types {
  const classes = members.types()
  const free = members.texts('additionalType')
  const told = free.find(isGeneralType)
  const known = classes.flatMap(type => generalTypeOfClass(type) ?? [])[0]
  const unknown = known === undefined ? classes.find(type => type !== '') : undefined
  if (told === undefined && unknown !== undefined)
    reading.note(['@type'], `The class "${unknown}" corresponds to no general resource type; it is read as "Other".`)
  const rest = free.filter((text, index) => index !== free.findIndex(isGeneralType) || text !== told)
  const resourceType = rest[0] ?? unknown
  return {
    resourceTypeGeneral: told ?? known ?? 'Other',
    ...(resourceType !== undefined && { resourceType }),
  }
}
