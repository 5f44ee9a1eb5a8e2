import type { Datacite } from '../datacite.ts'
import type { Resource } from '../resource.ts'
import type { ServiceDatacite } from '../service-datacite.ts'
import type { HeldRecord } from './held-record.ts'

/**
 * A record in any shape that `citation()`, `titleWithVersion()`, `creatorsString()`, `createResource()` and
 * `bibliography()` accept.
 *
 * The shapes are a DataCite record, a `Resource`, a REST API response, a CSL-JSON item, a citation-js `Cite` with one
 * item, and a result of this package that has a record.
 *
 * `null` is a record without metadata.
 */
export type GivenRecord = PlainRecord | HeldRecord<PlainRecord> | null

/** A record that is not wrapped in a result of this package. */
export type PlainRecord =
  | Datacite
  | ServiceDatacite
  | Resource
  | RestAttributes
  | RestResource
  | RestAnswer
  | RestListAnswer
  | AsJson<ServiceDatacite>
  | AsJson<Resource>
  | CslRecord
  | CitationJsCite

/**
 * Attributes of DataCite's REST API in their JSON types. A canonical record also has this type.
 *
 * Publisher and affiliations are text or objects, terms are any text, and members may be null.
 */
export interface RestAttributes
  extends Omit<AsJson<Datacite>, 'publisher' | 'creators' | 'contributors' | 'schemaVersion'>,
    RegistryMembers {
  /** 4 publisher; an object only if requested with `publisher=true`. */
  readonly publisher?: string | AsJson<Datacite>['publisher']
  /** 2 creators. */
  readonly creators?: readonly RestAgent[] | null | undefined
  /** 7 contributors. */
  readonly contributors?:
    | readonly (RestAgent & { readonly contributorType?: string | null | undefined })[]
    | null
    | undefined
}

/** A creator or contributor of {@link RestAttributes}. */
export interface RestAgent extends Omit<AsJson<NonNullable<Datacite['creators']>[number]>, 'affiliation'> {
  /** 2.5, 7.5 affiliation; objects only if requested with `affiliation=true`. */
  readonly affiliation?:
    | readonly (string | AsJson<NonNullable<NonNullable<Datacite['creators']>[number]['affiliation']>[number]>)[]
    | string
    | null
    | undefined
}

/** The members that the registry adds to the attributes, and those used only in requests. */
type RegistryMembers = {
  readonly [name in
    | 'id'
    | 'prefix'
    | 'suffix'
    | 'identifiers'
    | 'container'
    | 'contentUrl'
    | 'metadataVersion'
    | 'schemaVersion'
    | 'source'
    | 'url'
    | 'isActive'
    | 'state'
    | 'event'
    | 'reason'
    | 'xml'
    | 'created'
    | 'registered'
    | 'published'
    | 'updated'
    | CountName
    | `${CountName}OverTime`]?: unknown
}

type CountName =
  | `${'view' | 'download' | 'reference' | 'citation' | 'part' | 'partOf' | 'version' | 'versionOf'}Count`
  | 'citations'
  | 'views'
  | 'downloads'

/** A JSON:API resource object: the member `data` of a REST API response. */
export interface RestResource {
  readonly id?: string | null | undefined
  readonly type?: string | null | undefined
  readonly attributes: RestAttributes
  readonly relationships?: unknown
}

/** A REST API response for one DOI. */
export interface RestAnswer {
  readonly data: RestResource
  readonly included?: unknown
  readonly links?: unknown
  readonly meta?: unknown
  readonly jsonapi?: unknown
}

/** A REST API response for several DOIs. Functions that take one record accept a list of one. */
export interface RestListAnswer extends Omit<RestAnswer, 'data'> {
  readonly data: readonly RestResource[]
}

/** A CSL-JSON item with a type or a title. */
export type CslRecord = CslVariables & ({ readonly type: string } | { readonly title: string })

/** The members of a CSL-JSON item, and custom members that a program adds under names with a leading `_`. */
type CslVariables = { readonly [name in CslVariable | 'type']?: unknown } & { readonly [own: `_${string}`]: unknown }

/**
 * A variable of CSL 1.0.2, or another member of a CSL-JSON item, such as `id` or `shortTitle`. Source:
 * https://docs.citationstyles.org/en/stable/specification.html#appendix-iv-variables.
 */
type CslVariable =
  | 'abstract'
  | 'accessed'
  | 'annote'
  | 'archive'
  | 'archive-place'
  | 'archive_collection'
  | 'archive_location'
  | 'author'
  | 'authority'
  | 'available-date'
  | 'call-number'
  | 'categories'
  | 'chair'
  | 'chapter-number'
  | 'citation-key'
  | 'citation-label'
  | 'citation-number'
  | 'collection-editor'
  | 'collection-number'
  | 'collection-title'
  | 'compiler'
  | 'composer'
  | 'container-author'
  | 'container-title'
  | 'container-title-short'
  | 'contributor'
  | 'curator'
  | 'custom'
  | 'dimensions'
  | 'director'
  | 'division'
  | 'DOI'
  | 'edition'
  | 'editor'
  | 'editor-translator'
  | 'editorial-director'
  | 'event'
  | 'event-date'
  | 'event-place'
  | 'event-title'
  | 'executive-producer'
  | 'first-reference-note-number'
  | 'genre'
  | 'guest'
  | 'host'
  | 'id'
  | 'illustrator'
  | 'interviewer'
  | 'ISBN'
  | 'ISSN'
  | 'issue'
  | 'issued'
  | 'journalAbbreviation'
  | 'jurisdiction'
  | 'keyword'
  | 'language'
  | 'license'
  | 'locator'
  | 'medium'
  | 'narrator'
  | 'note'
  | 'number'
  | 'number-of-pages'
  | 'number-of-volumes'
  | 'organizer'
  | 'original-author'
  | 'original-date'
  | 'original-publisher'
  | 'original-publisher-place'
  | 'original-title'
  | 'page'
  | 'page-first'
  | 'part-number'
  | 'part-title'
  | 'performer'
  | 'PMCID'
  | 'PMID'
  | 'printing-number'
  | 'producer'
  | 'publisher'
  | 'publisher-place'
  | 'recipient'
  | 'references'
  | 'reviewed-author'
  | 'reviewed-genre'
  | 'reviewed-title'
  | 'scale'
  | 'script-writer'
  | 'section'
  | 'series-creator'
  | 'shortTitle'
  | 'source'
  | 'status'
  | 'submitted'
  | 'supplement-number'
  | 'title'
  | 'title-short'
  | 'translator'
  | 'URL'
  | 'version'
  | 'volume'
  | 'volume-title'
  | 'year-suffix'

/** The part of a citation-js `Cite` that citable reads. */
export interface CitationJsCite {
  readonly data: readonly object[]
  format(...options: never[]): unknown
}

/**
 * The type `T`, relaxed for values from `JSON.parse` or literals.
 *
 * Accepts any text or number in place of text, terms or numbers, null in place of a missing member, and read-only
 * lists.
 */
export type AsJson<T> = unknown extends T
  ? unknown
  : T extends string | number
    ? string | number
    : T extends boolean
      ? boolean
      : T extends readonly (infer Item)[]
        ? readonly AsJson<Item>[]
        : T extends object
          ? { readonly [Name in keyof T]?: AsJson<T[Name]> | null | undefined }
          : T
