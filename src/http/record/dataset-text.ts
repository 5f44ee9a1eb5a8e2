import type { StoredDataset } from '../../catalog/index.ts'
import { isObject } from '../../core/object.ts'
import { schemaOrg } from '../../formats/schema-org/format.ts'
import { doiIri } from '../../identifiers/schemes/doi.ts'
import { specifierLabel } from '../../model/specifier-labels.ts'
import { aboutOf } from '../about.ts'
import { dataTypeOf } from '../files/media-types.ts'
import { webAddress } from '../links/link-header.ts'
import type { ServiceOptions } from '../options.ts'
import { datasetTurtle } from './catalog-turtle.ts'
import { currentOf } from './current-resources.ts'
import { accessMembers, typedCreators } from './json-ld-members.ts'
import { type Linked, resourcesOf } from './linked-resources.ts'
import { fileUrl, type Place, stampDate } from './present.ts'
import { recordOf } from './record-of.ts'

/** Describes a dataset itself as JSON-LD or in DCAT. Returns undefined for any other representation. */
export async function datasetTextAs(
  representation: string | undefined,
  dataset: StoredDataset,
  options: ServiceOptions,
): Promise<string | undefined> {
  if (representation === 'dcat-turtle') return datasetTurtle(dataset, options)
  if (representation !== 'schema-org') return undefined
  return JSON.stringify(datasetJsonLd(dataset, await resourcesOf([dataset], options.catalog), options))
}

const bytesText = (bytes: number): string => `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`

/** The maximum number of files in the JSON-LD of a dataset or a resource. The API lists all files. */
export const mostFiles = 100

/**
 * Describes a dataset in schema.org terms for search engines.
 *
 * Creators, publisher and publication date come from the dataset's only current resource, as does the licence if the
 * dataset states no licence address. Source:
 * https://developers.google.com/search/docs/appearance/structured-data/dataset.
 */
export function datasetJsonLd(
  { id, name, path, version, size, specifiers, files, rights, public: isPublic }: StoredDataset,
  resources: readonly Linked[],
  options: ServiceOptions,
): Record<string, unknown> {
  const about = aboutOf(options)
  const address = `${options.baseUrl}/datasets/${id}/`
  const { license, ...ofResource } = membersOf(resources)
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': address,
    url: address,
    name,
    description: `${name}, in ${path.split('/').slice(0, -1).join(' / ') || about.title}.`,
    identifier: id,
    version,
    dateModified: stampDate(version),
    size: bytesText(size),
    license: webAddress(rights.rights_uri) ?? license,
    ...ofResource,
    ...accessMembers(isPublic),
    keywords: Object.values(specifiers),
    variableMeasured: specifiers.variable ?? specifiers.climate_variable,
    additionalProperty: Object.entries(specifiers).map(([specifier, value]) => ({
      '@type': 'PropertyValue',
      name: specifierLabel(specifier),
      value,
    })),
    ...(resources.length > 0 && {
      isPartOf: resources.map(({ doi, resource }) => ({
        '@id': doiIri(doi),
        '@type': 'CreativeWork',
        name: resource?.title_with_version,
      })),
      citation: resources.flatMap(({ resource }) => resource?.citation ?? []),
    }),
    includedInDataCatalog: inCatalogue(about.title, options),
    distribution: files.slice(0, mostFiles).map(file => dataDownload(file, options)),
  }
}

/** Describes the repository as a schema.org DataCatalog. */
export const inCatalogue = (name: string, { baseUrl }: Place): Record<string, unknown> => ({
  '@type': 'DataCatalog',
  name,
  url: `${baseUrl}/`,
})

/**
 * Describes a file in schema.org. The vocabulary has a checksum property only for SHA-256, so any other checksum is
 * written as an identifier.
 */
export const dataDownload = (
  { name, path, size, checksum, checksum_type }: StoredDataset['files'][number],
  place: Place,
): Record<string, unknown> => ({
  '@type': 'DataDownload',
  name,
  contentUrl: fileUrl(path, place),
  encodingFormat: dataTypeOf(path),
  contentSize: bytesText(size),
  ...(checksum_type === 'sha256'
    ? { sha256: checksum }
    : { identifier: { '@type': 'PropertyValue', propertyID: checksum_type, value: checksum } }),
})

/** Returns the schema.org properties that a dataset inherits from its only current resource. */
function membersOf(resources: readonly Linked[]): Record<string, unknown> {
  const [only, ...others] = currentOf(resources)
  if (only?.resource === undefined || only.resource.is_external || others.length > 0) return {}
  const text = schemaOrg.write?.(recordOf(only.resource), { pretty: false, losses: false }).text ?? '{}'
  const written: unknown = JSON.parse(text)
  if (!isObject(written)) return {}
  const { creator, license, publisher, datePublished } = written
  return {
    ...(creator !== undefined && { creator: typedCreators(creator) }),
    license,
    publisher,
    datePublished,
  }
}
