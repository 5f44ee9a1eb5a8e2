import type { StoredDataset, StoredResource } from '../../catalog/index.ts'
import { isObject } from '../../core/object.ts'
import { schemaOrg } from '../../formats/schema-org/format.ts'
import { workOf } from '../../formats/work/index.ts'
import { descriptionFromTitle } from '../../formats/work/losses/invent-description.ts'
import { listOf } from '../../model/view.ts'
import { aboutOf } from '../about.ts'
import type { ServiceOptions } from '../options.ts'
import { dataDownload, inCatalogue, mostFiles } from './dataset-text.ts'
import { accessMembers, typedCreators, withSpdx } from './json-ld-members.ts'
import { recordOf } from './record-of.ts'

/**
 * Describes a resource in schema.org terms, with its catalogue and files, for search engines and FAIR assessments.
 *
 * Unlike the format `schema-org`, adds missing types of creators and, as DCAT does, uses the title in place of a
 * missing description.
 */
export function resourceJsonLd(
  resource: StoredResource,
  datasets: readonly StoredDataset[],
  options: ServiceOptions,
): Record<string, unknown> {
  const record = recordOf(resource)
  const text = schemaOrg.write?.(record, { pretty: false, losses: false }).text ?? '{}'
  const written: unknown = JSON.parse(text)
  const { additionalType, creator, license, ...members } = isObject(written) ? written : {}
  const files = new Map(datasets.flatMap(dataset => dataset.files).map(file => [file.path, file]))
  return {
    ...members,
    ...(!repeats(additionalType, members['@type']) && { additionalType }),
    ...(creator !== undefined && { creator: typedCreators(creator) }),
    description: members.description ?? descriptionFromTitle(workOf(record)) ?? resource.title_with_version,
    ...(license !== undefined && { license: withSpdx(license) }),
    ...(!resource.is_external && {
      ...accessMembers(
        true,
        listOf(record.rightsList).map(rights => (isObject(rights) ? rights.rightsUri : undefined)),
      ),
      includedInDataCatalog: inCatalogue(aboutOf(options).title, options),
    }),
    ...(files.size > 0 && {
      distribution: [...files.values()].slice(0, mostFiles).map(file => dataDownload(file, options)),
    }),
  }
}

/** True if `further` is missing, or equals one of the types regardless of case, separators and the schema.org URL. */
const repeats = (further: unknown, types: unknown): boolean =>
  further === undefined || [types].flat().some(type => plain(type) === plain(further))

const plain = (text: unknown): string =>
  String(text)
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_-]+/g, '')
    .toLowerCase()
