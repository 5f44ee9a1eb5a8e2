import { doiUrl } from '../../identifiers/index.ts'
import type { CitedFile, Datacite } from '../../model/datacite.ts'
import type { RdfNode } from '../rdf/graph.ts'
import type { GraphNode } from '../rdf/graph-node.ts'
import { isIri } from '../schema-org/identifiers.ts'
import { filesOf, type Held, heldText, landingPageOf, typeNamesOf } from '../work/index.ts'
import type { DcatWriter } from './dcat-writer.ts'
import { iri } from './namespaces.ts'
import { readRights } from './reading/read-rights.ts'

/**
 * Adds the landing page and the distributions of a record.
 *
 * There is one distribution for each file, and one for each format available from the landing page, because DCAT-AP
 * allows a distribution only one format. A data service has no distributions.
 */
export function sayPages(writing: DcatWriter): void {
  const { work, account } = writing
  const { url, doi, record } = work
  const page = account.carryAny(landingPageOf(work)) ?? url?.value ?? (doi && doiUrl(doi.value))
  const hasPage = page !== undefined && isIri(page)
  if (hasPage) writing.say('dcat:landingPage', writing.typed('foaf:Document', page))
  const isService = typeNamesOf(work).dcat === 'DataService'
  if (!isService) sayFiles(writing, hasPage ? page : undefined)
  const formats = texts(record.formats, 'formats')
  const sizes = texts(record.sizes, 'sizes')
  if (!hasPage || formats.length + sizes.length === 0 || isService) return
  const distributions = (formats.length === 0 ? [undefined] : formats).map(format => {
    const data = writing.node('dcat:Distribution', { 'dcat:accessURL': { iri: page } })
    if (format !== undefined) sayFormat(writing, data, account.carry(format))
    return data
  })
  for (const held of sizes)
    writing.graph.add(
      distributions[0] ?? writing.subject,
      iri('dct:extent'),
      writing.node('dct:SizeOrDuration', { 'rdfs:label': { value: account.carry(held) } }),
    )
  for (const data of distributions) writing.say('dcat:distribution', data)
}

/**
 * Adds the files, each as a distribution with its download URL
 * (https://www.w3.org/TR/vocab-dcat-3/#Class:Distribution).
 */
function sayFiles(writing: DcatWriter, page: string | undefined): void {
  const { work, account } = writing
  const held = filesOf(work.record).filter(({ value: { url } }) => typeof url === 'string' && isIri(url))
  // Marks the whole list: in `cited`, or among the registry's members.
  if (held[0] !== undefined) account.carryPath(held[0].path.slice(0, 3))
  for (const { value } of held) {
    const [algorithm, digest] = value.checksum?.split(':', 2) ?? []
    const file = writing.node('dcat:Distribution', {
      'dct:title': literal(value.name),
      'dcat:accessURL': { iri: page ?? value.url ?? '' },
      'dcat:downloadURL': { iri: value.url ?? '' },
      'dcat:byteSize':
        value.size === undefined ? undefined : { value: String(value.size), datatype: iri('xsd:nonNegativeInteger') },
      'spdx:checksum':
        digest === undefined
          ? undefined
          : writing.node('spdx:Checksum', {
              'spdx:algorithm': { iri: iri(`spdx:checksumAlgorithm_${algorithm}`) },
              'spdx:checksumValue': { value: digest, datatype: iri('xsd:hexBinary') },
            }),
    })
    if (value.mediaType !== undefined) sayFormat(writing, file, value.mediaType)
    writing.say('dcat:distribution', file)
  }
}

const literal = (value: string | undefined): { value: string } | undefined =>
  value === undefined ? undefined : { value }

const mediaTypes = 'https://www.iana.org/assignments/media-types/'

/** Adds a media type by its IANA URL, or any other format by its name. */
function sayFormat(writing: DcatWriter, distribution: RdfNode, format: string): void {
  if (/^[a-z]+\/[\w.+-]{1,100}$/.test(format))
    writing.graph.add(distribution, iri('dcat:mediaType'), writing.typed('dct:MediaType', mediaTypes + format))
  else
    writing.graph.add(
      distribution,
      iri('dct:format'),
      writing.node('dct:MediaTypeOrExtent', { 'rdfs:label': { value: format } }),
    )
}

const texts = (list: unknown, name: string): Held[] =>
  Array.isArray(list) ? list.flatMap((entry: unknown, index) => heldText(entry, [name, index]) ?? []) : []

/**
 * Returns the distributions with a download URL as files. Adds the formats and sizes of all other distributions to the
 * record.
 *
 * Also adds the rights that {@link takeRights} reads.
 */
export function readDistributions(node: GraphNode, record: Datacite): CitedFile[] {
  const formats: string[] = []
  const sizes: string[] = []
  const distributions = node.nodes(iri('dcat:distribution'))
  takeRights(distributions, record)
  const files = distributions.flatMap((distribution): CitedFile[] => {
    const url = distribution.text(iri('dcat:downloadURL'))
    if (url !== undefined) return [fileIn(distribution, url)]
    formats.push(...distribution.texts(iri('dcat:mediaType')).map(mediaTypeOf), ...labelsAt(distribution, 'dct:format'))
    const size = distribution.text(iri('dcat:byteSize'))
    sizes.push(...labelsAt(distribution, 'dct:extent'), ...(size === undefined ? [] : [`${size} B`]))
    return []
  })
  if (formats.length > 0) record.formats = [...new Set(formats)]
  if (sizes.length > 0) record.sizes = [...new Set(sizes)]
  for (const distribution of distributions)
    for (const term of distribution.take(iri('dcat:accessURL')))
      if ('blank' in term || !isSaid('iri' in term ? term.iri : term.value, node, record, files))
        distribution.leave(term)
  return files
}

function fileIn(distribution: GraphNode, url: string): CitedFile {
  const name = distribution.text(iri('dct:title'))
  const mediaType = distribution.text(iri('dcat:mediaType'))
  const size = distribution.first(iri('dcat:byteSize'))
  // DCAT 2 gave sizes as decimals: "512.0".
  const bytes = size !== undefined && 'value' in size && /^\d{1,15}(?:\.0*)?$/.test(size.value.trim())
  if (size !== undefined && !bytes) distribution.leave(size)
  const checksum = distribution.nodes(iri('spdx:checksum')).find(one => digestIn(one.again()) !== undefined)
  const digest = checksum === undefined ? undefined : digestIn(checksum)
  return {
    url,
    ...(name !== undefined && { name }),
    ...(bytes && { size: Number(size.value) }),
    ...(mediaType !== undefined && { mediaType: mediaTypeOf(mediaType) }),
    ...(digest !== undefined && { checksum: digest }),
  }
}

/** Reads a checksum as its algorithm and its value: `sha256:…`. */
function digestIn(checksum: GraphNode): string | undefined {
  const algorithm = checksum.text(iri('spdx:algorithm'))?.replace(/^.*checksumAlgorithm_/, '')
  const digest = checksum.text(iri('spdx:checksumValue'))
  return algorithm === undefined || digest === undefined ? undefined : `${algorithm}:${digest}`
}

const mediaTypeOf = (text: string): string =>
  text.replace(/^http:(?=\/\/www\.iana\.org\/)/, 'https:').replace(mediaTypes, '')

/** Reads the formats or extents of a distribution: their texts or labels, or else the last segments of their IRIs. */
const labelsAt = (distribution: GraphNode, property: 'dct:format' | 'dct:extent'): string[] =>
  distribution.take(iri(property)).flatMap(term => {
    if ('value' in term) return [term.value]
    const held = distribution.node(term)
    return held.text(iri('rdfs:label'), iri('rdf:value'), iri('skos:prefLabel')) ?? held.iri?.replace(/^.*\//, '') ?? []
  })

/** True if a URL is that of the resource, its DOI, its landing page or one of its files. */
function isSaid(address: string, node: GraphNode, { doi }: Datacite, files: readonly CitedFile[]): boolean {
  const isOfDoi = doi !== undefined && address.toLowerCase() === doiUrl(doi).toLowerCase()
  return (
    isOfDoi ||
    address === node.iri ||
    node.again().texts(iri('dcat:landingPage')).includes(address) ||
    files.some(({ url }) => url === address)
  )
}

/**
 * Adds rights to a record that has none, if all its distributions have the same rights, as in most exports of CKAN.
 * Otherwise, only rights that equal those of the record are read.
 */
function takeRights(distributions: readonly GraphNode[], record: Datacite): void {
  const all = distributions.map(distribution => ({ distribution, rights: readRights(distribution.again()) }))
  const [first] = all
  const key = JSON.stringify(first?.rights)
  if (first === undefined || first.rights.length === 0 || record.rightsList !== undefined) {
    const own = JSON.stringify(record.rightsList)
    for (const { distribution, rights } of all) if (JSON.stringify(rights) === own) readRights(distribution)
    return
  }
  if (!all.every(({ rights }) => JSON.stringify(rights) === key)) return
  for (const { distribution } of all) readRights(distribution)
  record.rightsList = first.rights
}
