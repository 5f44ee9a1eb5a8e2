import { dataciteXml } from '../../datacite/xml/datacite-xml.ts'
import { dcatRdf } from '../../formats/dcat/format.ts'
import { dcatNamespaces } from '../../formats/dcat/namespaces.ts'
import { containerNamespace } from '../../formats/dublin-core/terms.ts'
import { dublinCoreXml } from '../../formats/dublin-core/xml.ts'
import type { Format } from '../../formats/format.ts'
import { modsNamespace } from '../../formats/mods/detect.ts'
import { mods } from '../../formats/mods/format.ts'
import { kernelNamespace, latestKernel, schemaLocationOf } from '../../kernel/index.ts'
import type { Resource } from '../../model/index.ts'
import { xsiNamespace } from '../../text/xml/tree.ts'
import { type Block, element } from '../../text/xml/write.ts'
import type { About } from '../about.ts'
import { recordOf } from '../record/record-of.ts'
import { OaiError } from './request.ts'

/** A metadata format for harvesting. */
export interface MetadataFormat {
  prefix: string
  schema: string
  namespace: string
  /** True if this format is available only for resources with DataCite metadata. */
  described?: true
  write(resource: Resource, about: About): Block
}

/** All metadata formats for harvesting. The `oai_datacite` element follows https://schema.datacite.org/oai/oai-1.1/. */
export const metadataFormats: readonly MetadataFormat[] = [
  {
    prefix: 'oai_dc',
    schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    namespace: containerNamespace,
    write: resource => written(dublinCoreXml, resource),
  },
  {
    prefix: 'oai_datacite',
    schema: 'http://schema.datacite.org/oai/oai-1.1/oai.xsd',
    namespace: 'http://schema.datacite.org/oai/oai-1.1/',
    described: true,
    write(resource, { symbol }) {
      const { namespace, schema } = this
      return element(
        'oai_datacite',
        { xmlns: namespace, 'xmlns:xsi': xsiNamespace, 'xsi:schemaLocation': `${namespace} ${schema}` },
        [
          element('schemaVersion', {}, latestKernel),
          element('datacentreSymbol', {}, symbol),
          element('payload', {}, [written(dataciteXml, resource)]),
        ],
      )
    },
  },
  {
    prefix: 'datacite',
    schema: schemaLocationOf(latestKernel),
    namespace: kernelNamespace,
    described: true,
    write: resource => written(dataciteXml, resource),
  },
  {
    prefix: 'mods',
    schema: 'http://www.loc.gov/standards/mods/v3/mods-3-7.xsd',
    namespace: modsNamespace,
    write: resource => written(mods, resource),
  },
  {
    prefix: 'dcat',
    schema: 'http://www.w3.org/ns/dcat.rdf',
    namespace: dcatNamespaces.dcat,
    write: resource => written(dcatRdf, resource),
  },
]

/** Returns the format with a prefix. Throws `cannotDisseminateFormat` for an unknown prefix. */
export function metadataFormat(prefix: string): MetadataFormat {
  const found = metadataFormats.find(format => format.prefix === prefix)
  if (found !== undefined) return found
  const names = metadataFormats.map(format => format.prefix).join(', ')
  throw new OaiError('cannotDisseminateFormat', `There is no format "${prefix}"; formats are ${names}.`)
}

function written(format: Format, resource: Resource): Block {
  const { text = '' } = format.write?.(recordOf(resource), { pretty: false }) ?? {}
  return text.replace(/^<\?xml[^?]*\?>\s*/, '')
}
