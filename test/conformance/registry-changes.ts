import { doiKey, parseDoi } from '../../src/identifiers/index.ts'

/** True if the registry or a later edit, not our conversion, caused a difference between JSON and XML. */
export const isRegistrysChange = (file: string, pointer: string, json: unknown, xml: unknown): boolean =>
  isEdited(file, pointer) || changes.some(({ place, holds }) => place.test(pointer) && holds(json, xml))

/** The changes that the registry makes when it creates JSON from XML. */
const changes: { place: RegExp; holds(json: unknown, xml: unknown): boolean }[] = [
  { place: /^\/doi$|\/relatedIdentifier$/, holds: (json, xml) => keyOf(json) === keyOf(xml) },
  // White space is collapsed, markup is removed, and organisations are in title case.
  { place: /\/(?:title|name|description|subject)$/, holds: (json, xml) => plain(json) === plain(xml) },
  // The parts of a name are derived from the whole, and a name with parts becomes a person.
  { place: /\/(?:givenName|familyName|nameType)$/, holds: (_, xml) => xml === undefined },
  { place: /\/(?:nameIdentifier|affiliationIdentifier)$/, holds: (json, xml) => String(json).endsWith(String(xml)) },
  { place: /\/funderIdentifier$/, holds: (json, xml) => String(json).endsWith(String(xml)) },
  { place: /\/nameIdentifiers\/\d+\/schemeUri$|\/affiliation\/\d+\/schemeUri$/, holds: () => true },
  {
    place: /^\/dates(?:\/\d+)?$/,
    holds: (json, xml) => xml === undefined && JSON.stringify(json).includes('"Issued"'),
  },
  // Rights are taken from a list by their address, and identifiers of rights are lost.
  { place: /^\/rightsList\//, holds: () => true },
  {
    place: /^\/publisher\/lang$|^\/(?:creators|contributors)\/\d+\/lang$|^\/fundingReferences\/\d+\/schemeUri$/,
    holds: json => json === undefined,
  },
  // A second name identifier, and the name identifiers of organisations among contributors, are lost.
  { place: /\/nameIdentifiers$/, holds: json => json === undefined },
  { place: /\/contributorType$/, holds: json => json === 'ResearchGroup' },
  // The general type is repeated if the XML has no other type.
  { place: /^\/types\/resourceType$/, holds: (_, xml) => xml === undefined },
]

/** True if a value was edited in the XML of a record after the record's JSON was created. */
const isEdited = (file: string, pointer: string): boolean =>
  file === 'datacite-v4.5-full-example.json' && /^\/(?:subjects|contributors|dates)\//.test(pointer)

function keyOf(value: unknown): unknown {
  const doi = typeof value === 'string' ? parseDoi(value) : undefined
  return doi === undefined ? value : doiKey(doi)
}

const plain = (value: unknown): string =>
  String(value)
    .replace(/<[^>]*>|&(?:amp;)*[a-z]+;/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
