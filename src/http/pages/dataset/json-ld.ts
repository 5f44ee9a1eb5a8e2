import type { StoredDataset } from '../../../catalog/index.ts'
import { doiIri } from '../../../identifiers/schemes/doi.ts'
import { specifierLabel } from '../../../model/specifier-labels.ts'
import { dataTypeOf } from '../../files/data-types.ts'
import { fileUrl } from '../../record/present.ts'
import { safeAddress } from '../address.ts'
import type { Site } from '../site.ts'
import { stampDate } from '../words.ts'

const bytesText = (bytes: number): string => `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`

/** The most files listed for search engines; the API has all. */
const most = 100

/** Describes a dataset in schema.org terms, for search engines: https://developers.google.com/search/docs/appearance/structured-data/dataset. */
export function datasetJsonLd(
  { id, name, path, version, size, specifiers, files, rights }: StoredDataset,
  resources: readonly { doi: string; resource?: { title_with_version: string; citation: string } }[],
  { options, about }: Site,
): string {
  const address = `${options.baseUrl}/datasets/${id}/`
  return JSON.stringify({
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
    license: safeAddress(rights.rights_uri),
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
    includedInDataCatalog: { '@type': 'DataCatalog', name: about.title, url: `${options.baseUrl}/` },
    distribution: files.slice(0, most).map(file => ({
      '@type': 'DataDownload',
      name: file.name,
      contentUrl: fileUrl(file.path, options),
      encodingFormat: dataTypeOf(file.path),
      contentSize: bytesText(file.size),
      ...(file.checksum_type === 'sha256' && { sha256: file.checksum }),
    })),
  })
}
