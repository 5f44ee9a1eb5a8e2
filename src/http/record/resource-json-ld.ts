import type { StoredDataset, StoredResource } from '../../catalog/index.ts'
import { isObject } from '../../core/object.ts'
import { schemaOrg } from '../../formats/schema-org/format.ts'
import { licenceAt } from '../../formats/work/licences.ts'
import { readsLikeOrganisation } from '../../model/names/organisation.ts'
import { aboutOf } from '../about.ts'
import type { ServiceOptions } from '../options.ts'
import { dataDownload, inCatalogue, mostFiles } from './dataset-text.ts'
import { recordOf } from './record-of.ts'

/**
 * Describes a resource for search engines and assessments: the record in schema.org, and its place in this repository. Values that the
 * record lacks are filled in here alone: the type of a creator, and the title as the description, as DCAT has it.
 */
export function resourceJsonLd(
  resource: StoredResource,
  datasets: readonly StoredDataset[],
  options: ServiceOptions,
): Record<string, unknown> {
  const text = schemaOrg.write?.(recordOf(resource), { pretty: false, losses: false }).text ?? '{}'
  const written: unknown = JSON.parse(text)
  const { additionalType, creator, license, ...members } = isObject(written) ? written : {}
  const files = new Map(datasets.flatMap(dataset => dataset.files).map(file => [file.path, file]))
  return {
    ...members,
    ...(!repeats(additionalType, members['@type']) && { additionalType }),
    ...(creator !== undefined && { creator: typed(creator) }),
    description: members.description ?? resource.title_with_version,
    ...(license !== undefined && { license: withSpdx(license) }),
    ...(!resource.is_external && {
      isAccessibleForFree: true,
      includedInDataCatalog: inCatalogue(aboutOf(options).title, options),
    }),
    ...(files.size > 0 && {
      distribution: [...files.values()].slice(0, mostFiles).map(file => dataDownload(file, options)),
    }),
  }
}

/** True if a further type is missing or one of the types themselves. */
const repeats = (further: unknown, types: unknown): boolean =>
  further === undefined || [types].flat().some(type => plain(type) === plain(further))

const plain = (text: unknown): string =>
  String(text)
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_-]+/g, '')
    .toLowerCase()

/** Creators with a type each; names that read like an organisation are ones, all others are people. */
const typed = (creators: unknown): unknown[] =>
  [creators]
    .flat()
    .map(creator =>
      isObject(creator) && creator['@type'] === undefined
        ? { '@type': readsLikeOrganisation(String(creator.name)) ? 'Organization' : 'Person', ...creator }
        : creator,
    )

/** Licences, each known one followed by its address in the list of SPDX. */
function withSpdx(licences: unknown): unknown {
  const all = [licences].flat().flatMap(licence => {
    const known = typeof licence === 'string' ? licenceAt(licence) : undefined
    return known === undefined ? [licence] : [licence, `https://spdx.org/licenses/${known.id}`]
  })
  const each = [...new Set(all)]
  return each.length === 1 ? each[0] : each
}
