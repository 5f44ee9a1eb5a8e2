import { type Block, element } from '../../formats/xml/write.ts'
import type { Resource } from '../../model/index.ts'
import { type About, hostOf } from '../about.ts'
import type { Limits, ServiceOptions } from '../options.ts'
import { type Arguments, shown, type Verb } from './arguments.ts'
import { earliest, headerOf, identifierOf, idOfIdentifier } from './item.ts'
import { listOf, noSets } from './list.ts'
import { type MetadataFormat, metadataFormat, metadataFormats } from './metadata-formats.ts'
import { OaiError } from './oai-error.ts'

/** What verbs are answered from. */
export interface OaiContext {
  options: ServiceOptions
  limits: Limits
  about: About
}

/** What each verb answers: the content of the element of its name. */
export const answers: Readonly<Record<Verb, (given: Arguments, context: OaiContext) => Promise<Block[]>>> = {
  async Identify(_, { options: { baseUrl }, about }) {
    const host = hostOf(baseUrl)
    return [
      element('repositoryName', {}, about.title),
      element('baseURL', {}, `${baseUrl}/oai`),
      element('protocolVersion', {}, '2.0'),
      element('adminEmail', {}, about.contact),
      element('earliestDatestamp', {}, earliest()),
      element('deletedRecord', {}, 'no'),
      element('granularity', {}, 'YYYY-MM-DD'),
      // The scheme is for hosts that have a domain.
      ...(/^[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+$/i.test(host) ? [identifierScheme(host)] : []),
    ]
  },
  async ListMetadataFormats({ identifier }, { options }) {
    const resource = identifier === undefined ? undefined : await resourceOf(identifier, options)
    return metadataFormats
      .filter(format => resource === undefined || isIn(format, resource))
      .map(({ prefix, schema, namespace }) =>
        element('metadataFormat', {}, [
          element('metadataPrefix', {}, prefix),
          element('schema', {}, schema),
          element('metadataNamespace', {}, namespace),
        ]),
      )
  },
  async ListSets() {
    throw noSets()
  },
  ListIdentifiers: (given, context) =>
    listOf('ListIdentifiers', given, context, resource => headerOf(resource, context.options.baseUrl)),
  ListRecords: (given, context) =>
    listOf('ListRecords', given, context, (resource, format) => recordOf(resource, format, context)),
  async GetRecord({ identifier = '', metadataPrefix = '' }, context) {
    const resource = await resourceOf(identifier, context.options)
    const format = metadataFormat(metadataPrefix)
    if (!isIn(format, resource))
      throw new OaiError(
        'cannotDisseminateFormat',
        `The record is described elsewhere, and is not there as "${metadataPrefix}".`,
      )
    return [recordOf(resource, format, context)]
  },
}

const isIn = ({ described }: MetadataFormat, resource: Resource): boolean => !described || !resource.is_external

const recordOf = (resource: Resource, format: MetadataFormat, { options, about }: OaiContext): Block =>
  element('record', {}, [headerOf(resource, options.baseUrl), element('metadata', {}, [format.write(resource, about)])])

async function resourceOf(identifier: string, { baseUrl, catalog }: ServiceOptions): Promise<Resource> {
  const id = idOfIdentifier(identifier, baseUrl)
  const resource = id === undefined ? undefined : await catalog.get('resource', id)
  if (resource === undefined) throw new OaiError('idDoesNotExist', `There is no record ${shown(identifier)}.`)
  return resource
}

/** How identifiers are made, for harvesters (https://www.openarchives.org/OAI/2.0/oai-identifier.xsd). */
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
