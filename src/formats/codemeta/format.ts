import { sampleText } from '../../datacite/read/text-sample.ts'
import { doiUrl } from '../../identifiers/index.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { jsonText } from '../../text/json/stringify.ts'
import type { OtherFormat, ReadResult, WriteOptions, WriteResult } from '../format.ts'
import { describeInSchemaOrg } from '../schema-org/describe.ts'
import { isIri } from '../schema-org/identifiers.ts'
import { type JsonLdNode, putMember, type Value } from '../schema-org/node.ts'
import { readWorks } from '../schema-org/read/read-works.ts'
import { inContext, putExtras, startOfDocument } from '../schema-org/writing/write.ts'
import { codemetaRow } from '../table.ts'
import { type Account, filesOf, type Work, workOf, writeEach } from '../work/index.ts'
import { readersOf } from '../work/reading/read-json-records.ts'
import { resourceTypeNames } from '../work/types/resource-type-names.ts'
import { isCodemeta } from './detect.ts'

const say = messagesOf('codemeta', {
  fileWithoutAddress: 'The file is omitted because it has no valid address for downloadUrl.',
  fileReduced: 'The file is written without {lost, list, or} because downloadUrl contains only an address.',
})

/**
 * CodeMeta (https://codemeta.github.io), the codemeta.json of software. Versions 1 to 3 are read, and version 3 is
 * written.
 */
export const codemeta: OtherFormat<'codemeta', 'detect' | 'read' | 'readValue' | 'write'> = {
  ...codemetaRow,
  detect: (text, sample = sampleText(text)) => isCodemeta(sample),
  ...readersOf(readCodemeta),
  write: writeCodemeta,
}

function readCodemeta(input: string | object): ReadResult {
  return readWorks(input, 'codemeta', {
    ...firstNames,
    ...Object.fromEntries(renamed.map(([schemaOrg, own]) => [own, schemaOrg])),
  })
}

/**
 * Writes a codemeta.json of CodeMeta 3.
 *
 * The file contains the schema.org node in the terms of the CodeMeta context, with licences as SPDX URLs.
 */
function writeCodemeta(record: Datacite, options: WriteOptions = {}): WriteResult {
  const { written, losses } = writeEach([record], codemetaRow, options, (one, account) => {
    const node = inTerms(codemetaOf(one, account)) as JsonLdNode
    return jsonText(inContext(node, 'https://w3id.org/codemeta/3.0'), options)
  })
  return { text: written.join(''), losses }
}

function codemetaOf(record: Datacite, account: Account): JsonLdNode {
  const work = workOf(record)
  const node = describeInSchemaOrg(account, work, { isSpdx: true, isInWords: true, node: startOfDocument() })
  node['@type'] = resourceTypeNames(work.general?.value).schemaOrg
  putDownloads(account, work, node)
  putExtras(account, work.record, codemetaRow, node)
  // The context defines identifiers as IRIs, so the DOI is written as a URL.
  const [first, ...others] = Array.isArray(node.identifier) ? node.identifier : []
  const address = work.doi === undefined ? node['@id'] : doiUrl(work.doi.value)
  if (typeof address === 'string' && first !== undefined)
    node.identifier = others.length === 0 ? address : [address, ...others]
  return node
}

function inTerms(value: Value): Value {
  if (Array.isArray(value)) return value.map(inTerms)
  if (typeof value !== 'object' || value === null) return value
  const node: JsonLdNode = Object.create(null)
  for (const [name, member] of Object.entries(value))
    node[codemetaTermOf(name, member)] = name === '@type' ? classOf(member) : inTerms(member)
  return node
}

function codemetaTermOf(name: string, member: Value): string {
  const other = renamed.find(([schemaOrg]) => schemaOrg === name)?.[1]
  if (other !== undefined) return other
  // CodeMeta's `funding` is a text; a grant with its funder is schema.org's.
  if (name === 'funding' && typeof member === 'object') return 'schema:funding'
  return codemetaTerms.has(name) || /[@:]/.test(name) || name === 'funding' ? name : `schema:${name}`
}

const classOf = (type: Value): Value => {
  if (Array.isArray(type)) return type.map(classOf)
  return typeof type !== 'string' || classes.has(type) || type.includes(':') ? type : `schema:${type}`
}

/** Adds the URLs of a work's files. CodeMeta represents no other data about files. */
function putDownloads(account: Account, { record }: Work, node: JsonLdNode): void {
  const held = filesOf(record)
  if (held[0] !== undefined) account.carryPath(held[0].path.slice(0, 3))
  const addresses = held.flatMap(file => {
    const { url, ...more } = file.value
    const names = Object.keys(more)
    const isAddress = typeof url === 'string' && isIri(url)
    if (!isAddress) account.changed(file, say('fileWithoutAddress'))
    else if (names.length > 0) account.changed(file, say('fileReduced', { lost: names }))
    return isAddress ? [url] : []
  })
  putMember(node, 'downloadUrl', addresses)
}

/**
 * Properties that are terms of the CodeMeta context (https://w3id.org/codemeta/3.0); any other schema.org property
 * needs the prefix `schema:`.
 */
const codemetaTerms: ReadonlySet<string> = new Set(
  (
    'address affiliation applicationCategory applicationSubCategory author buildInstructions citation codeRepository ' +
    'contributor copyrightHolder copyrightYear dateCreated dateModified datePublished description developmentStatus ' +
    'downloadUrl editor email encoding familyName fileFormat fileSize funder givenName hasPart identifier installUrl ' +
    'isAccessibleForFree isPartOf issueTracker keywords license maintainer memoryRequirements name operatingSystem ' +
    'permissions position processorRequirements producer programmingLanguage provider publisher readme ' +
    'referencePublication relatedLink releaseNotes runtimePlatform sameAs softwareHelp softwareRequirements ' +
    'softwareSuggestions softwareVersion sponsor storageRequirements supportingData targetProduct url version'
  ).split(' '),
)

/** Classes that are terms of the CodeMeta context. */
const classes: ReadonlySet<string> = new Set([
  'Organization',
  'Person',
  'SoftwareApplication',
  'SoftwareSourceCode',
  'Text',
  'URL',
])

/** CodeMeta's names for properties that have a different name in schema.org or that represent a relation. */
const renamed: readonly (readonly [schemaOrg: string, codemeta: string])[] = [
  ['creator', 'author'],
  ['encodingFormat', 'fileFormat'],
  ['contentSize', 'fileSize'],
  ['subjectOf', 'referencePublication'],
  ['dct:requires', 'softwareRequirements'],
]

/**
 * CodeMeta 1 names of properties that later versions renamed, each with the name under which the property is read:
 * https://github.com/codemeta/codemeta/blob/1.0/codemeta.jsonld.
 */
const firstNames: Readonly<Record<string, string>> = {
  agents: 'creator',
  authors: 'creator',
  depends: 'dct:requires',
  downloadLink: 'downloadUrl',
  licenseId: 'license',
  suggests: 'softwareSuggestions',
  tags: 'keywords',
  title: 'name',
  URL: 'url',
}
