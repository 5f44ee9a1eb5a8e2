import type { Resource } from '../../model/index.ts'
import { xsiNamespace } from '../../text/xml/tree.ts'
import { type AttributeValues, type Block, element, xmlDocument } from '../../text/xml/write.ts'
import { aboutOf, hostOf } from '../about.ts'
import type { Limits, ServiceOptions } from '../options.ts'
import { headerElement, identifierOf, idOfIdentifier, type ListedItem, listElements } from './items.ts'
import { type MetadataFormat, metadataFormat, metadataFormats } from './metadata-formats.ts'
import {
  type Arguments,
  datestampOf,
  granularities,
  type OaiContext,
  OaiError,
  requestOf,
  shown,
  type Verb,
} from './request.ts'
import { setElements } from './sets.ts'

const namespace = 'http://www.openarchives.org/OAI/2.0/'

/**
 * Returns the XML response to an OAI-PMH 2.0 request (https://www.openarchives.org/OAI/openarchivesprotocol.html).
 *
 * The response also reports errors in the request, but the promise rejects if the catalog fails.
 */
export async function oaiAnswer(parameters: URLSearchParams, options: ServiceOptions, limits: Limits): Promise<string> {
  // The answer repeats the request only if it is valid.
  let asked: AttributeValues = {}
  let content: Block
  try {
    const { verb, given } = requestOf(parameters)
    asked = { verb, ...given }
    content = element(verb, {}, await answers[verb](given, { options, limits, about: aboutOf(options) }))
  } catch (error) {
    if (!(error instanceof OaiError)) throw error
    content = element('error', { code: error.code }, error.message)
  }
  const root = element(
    'OAI-PMH',
    {
      xmlns: namespace,
      'xmlns:xsi': xsiNamespace,
      'xsi:schemaLocation': `${namespace} ${namespace}OAI-PMH.xsd`,
    },
    [
      element('responseDate', {}, datestampOf(new Date())),
      element('request', asked, `${options.baseUrl}/oai`),
      content,
    ],
  )
  return xmlDocument(root, false)
}

const answers: Readonly<Record<Verb, (given: Arguments, context: OaiContext) => Promise<Block[]>>> = {
  async Identify(_, { options: { baseUrl, catalog }, about }) {
    const host = hostOf(baseUrl)
    const [first] = (await catalog.changed('resource', { limit: 1, withdrawn: true })).records
    return [
      element('repositoryName', {}, about.title),
      element('baseURL', {}, `${baseUrl}/oai`),
      element('protocolVersion', {}, '2.0'),
      element('adminEmail', {}, about.contact),
      element('earliestDatestamp', {}, datestampOf(first?.changed ?? new Date(0))),
      element('deletedRecord', {}, 'persistent'),
      element('granularity', {}, granularities.second),
      // The scheme requires a domain.
      ...(/^[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+$/i.test(host) ? [identifierScheme(host)] : []),
    ]
  },
  async ListMetadataFormats({ identifier }, { options }) {
    const isAll = identifier === undefined || (await withdrawnItem(identifier, options)) !== undefined
    const item = isAll ? undefined : await itemOf(identifier, options)
    return metadataFormats
      .filter(format => item === undefined || isIn(format, item.resource))
      .map(({ prefix, schema, namespace }) =>
        element('metadataFormat', {}, [
          element('metadataPrefix', {}, prefix),
          element('schema', {}, schema),
          element('metadataNamespace', {}, namespace),
        ]),
      )
  },
  ListSets: ({ resumptionToken }, { options }) => setElements(options.catalog, resumptionToken),
  ListIdentifiers: (given, context) =>
    listElements('ListIdentifiers', given, context, items =>
      items.map(item => headerElement(item, context.options.baseUrl)),
    ),
  ListRecords: (given, context) =>
    listElements('ListRecords', given, context, (items, format) =>
      items.flatMap(item => {
        if (item.isWithdrawn) return [deletedElement(item, context)]
        const { resource } = item
        return resource === undefined ? [] : [recordElement({ ...item, resource }, format, context)]
      }),
    ),
  async GetRecord({ identifier = '', metadataPrefix = '' }, context) {
    const gone = await withdrawnItem(identifier, context.options)
    const item = gone === undefined ? await itemOf(identifier, context.options) : undefined
    const format = metadataFormat(metadataPrefix)
    if (item === undefined) return gone === undefined ? [] : [deletedElement(gone, context)]
    if (!isIn(format, item.resource))
      throw new OaiError(
        'cannotDisseminateFormat',
        `The record is described elsewhere and not available as "${metadataPrefix}".`,
      )
    return [recordElement(item, format, context)]
  },
}

const isIn = ({ described }: MetadataFormat, resource: Resource): boolean => !described || !resource.is_external

interface WholeItem extends ListedItem {
  resource: Resource
}

const recordElement = (item: WholeItem, format: MetadataFormat, { options, about }: OaiContext): Block =>
  element('record', {}, [
    headerElement(item, options.baseUrl),
    element('metadata', {}, [format.write(item.resource, about)]),
  ])

/** Writes the `record` element of a withdrawn record, with a header but no metadata (OAI-PMH 2.0, 2.5.1). */
const deletedElement = (item: ListedItem, { options }: OaiContext): Block =>
  element('record', {}, [headerElement(item, options.baseUrl)])

async function withdrawnItem(identifier: string, { baseUrl, catalog }: ServiceOptions): Promise<WholeItem | undefined> {
  const id = idOfIdentifier(identifier, baseUrl)
  const gone = id === undefined ? undefined : await catalog.withdrawn('resource', id)
  if (id === undefined || gone === undefined) return undefined
  return { id, changed: gone.date, isWithdrawn: true, resource: gone.record }
}

async function itemOf(identifier: string, { baseUrl, catalog }: ServiceOptions): Promise<WholeItem> {
  const id = idOfIdentifier(identifier, baseUrl)
  const served = id === undefined ? undefined : await catalog.served(id)
  if (id === undefined || served === undefined)
    throw new OaiError('idDoesNotExist', `There is no record ${shown(identifier)}.`)
  return { id, changed: served.changed, resource: JSON.parse(served.json) }
}

/**
 * Describes the identifiers of the service for harvesters (https://www.openarchives.org/OAI/2.0/oai-identifier.xsd).
 */
function identifierScheme(host: string): Block {
  const namespace = 'http://www.openarchives.org/OAI/2.0/oai-identifier'
  return element('description', {}, [
    element('oai-identifier', { xmlns: namespace, 'xsi:schemaLocation': `${namespace} ${namespace}.xsd` }, [
      element('scheme', {}, 'oai'),
      element('repositoryIdentifier', {}, host),
      element('delimiter', {}, ':'),
      element('sampleIdentifier', {}, identifierOf('6b4c0f3e-93f1-4f0b-a1c6-2d4d6c1f7a10', `https://${host}`)),
    ]),
  ])
}
