import { checkedOptions, onlyTypeErrors, requireRecord, wrongArgument } from '../core/argument.ts'
import { parseDoi } from '../identifiers/schemes/doi.ts'
import { deriveResource, uuidForm } from '../model/derive-resource.ts'
import type { GivenRecord } from '../model/given/given-record.ts'
import { heldRecord } from '../model/given/held-record.ts'
import type { Resource } from '../model/resource.ts'
import { completedMetadata } from '../model/service/own-fields.ts'
import { serviceSpelling } from '../model/service/spelling.ts'
import { doiOf, titleOf, viewOf } from '../model/view.ts'
import { house } from './citation.ts'
import { creatorsOf } from './creators.ts'
import { versionedTitleOf } from './version.ts'

/** The parts of a `Resource` that its metadata lack. */
export interface ResourceOptions {
  /** The id of the resource, a UUID in canonical form. */
  id: string
  /** Data paths that the resource covers; none by default. */
  paths?: readonly string[]
  /** The DOI in any common form, for a record without a DOI. */
  doi?: string
  /** The title, if the metadata have none. */
  title?: string
}

/**
 * Builds the `Resource` of a record's metadata. The record may be canonical, attributes of DataCite's REST API with or
 * without their envelope, a service's `datacite` object or a `Resource`.
 *
 * Every field but `id` and `paths` is derived from the metadata. The metadata are written in the service's spelling,
 * without the parts that the service does not support: the registry's own data (`viewCount`, `state`, `xml`), members
 * beyond the kernel, nulls, and everything of the publisher but the name. `schemas/resource.json` accepts the result of
 * a valid record with a DOI.
 *
 * A record without metadata (`null` or `{}`) is external: title and DOI come from the options. Throws `TypeError` for a
 * record that is not an object or null, and for a wrong `id`, `doi`, `paths` or `title`.
 *
 * @example
 * const attributes = { doi: '10.5072/rain.1', titles: [{ title: 'Rain' }], viewCount: 7 }
 * const resource = createResource(attributes, { id: 'a0c1c1a4-6f0e-4c55-9d0e-0d6d6f7a6f11' })
 * resource.citation // → 'Rain. https://doi.org/10.5072/rain.1'
 * resource.datacite?.identifiers // → [{ identifier: '10.5072/rain.1', identifierType: 'DOI' }]
 */
export function createResource(record: GivenRecord, options: ResourceOptions): Resource {
  requireRecord(record)
  const stating = checked(options)
  return onlyTypeErrors(() => resourceOf(record, stating))
}

function resourceOf(record: GivenRecord, stating: ResourceOptions): Resource {
  const { id, paths = [], title } = stating
  const given = viewOf(heldRecord(record))
  const stated = givenDoi(stating)
  const doi = doiOf(given) ?? stated
  const hasMetadata = Object.keys(given.metadata).length > 0
  const external = record === null || given.own.datacite === null ? null : {}
  const metadata =
    hasMetadata && given.own !== given.metadata ? completedMetadata(given.own, given.metadata).metadata : given.metadata
  const datacite = hasMetadata ? serviceSpelling(metadata, doi) : external
  const version = hasMetadata ? undefined : given.own.version
  const view = viewOf({ doi, title: titleOf(given) || title, version, datacite })
  return deriveResource(view, {
    id,
    title_with_version: versionedTitleOf(view),
    paths: [...paths],
    creators_str: creatorsOf(view, {}),
    citation: house.write(view, {}),
    datacite,
  })
}

function checked(given: ResourceOptions): ResourceOptions {
  const options = checkedOptions(given === undefined ? ({} as ResourceOptions) : given, ['id', 'paths', 'doi', 'title'])
  const { id, paths = [], title } = options
  if (typeof id !== 'string' || !uuidForm.test(id)) throw wrongArgument('The id', 'a UUID', id)
  if (!Array.isArray(paths)) throw wrongArgument('The paths', 'a list', paths)
  for (const [at, path] of paths.entries())
    if (typeof path !== 'string') throw wrongArgument(`Path ${at + 1}`, 'text', path)
  if (title !== undefined && typeof title !== 'string') throw wrongArgument('The title', 'text', title)
  return options
}

function givenDoi({ doi }: ResourceOptions): string | undefined {
  if (doi === undefined) return undefined
  const parsed = typeof doi === 'string' ? parseDoi(doi) : undefined
  if (parsed === undefined) throw wrongArgument('The doi', 'a DOI', doi)
  return parsed
}
