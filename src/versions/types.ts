import type { Severity } from '../core/diagnostic.ts'

/**
 * The members of a record from which versions are determined. Members may have any type.
 *
 * The record may be a canonical `Datacite`, a `ServiceDatacite`, a service's `Resource`, or attributes of DataCite's
 * REST API with or without their envelope.
 */
export interface VersionRecord {
  doi?: unknown
  identifier?: unknown
  identifiers?: unknown
  id?: unknown
  version?: unknown
  titles?: unknown
  title?: unknown
  dates?: unknown
  publicationYear?: unknown
  publication_date?: unknown
  relatedIdentifiers?: unknown
  previous_version?: unknown
  new_version?: unknown
  datacite?: unknown
  extras?: unknown
  attributes?: unknown
  data?: unknown
}

/**
 * The role of a record in its chain: the `concept` of all versions, a `version`, an `alias` (the same resource under
 * another identifier), or `unknown` if it has no version relation.
 */
export type VersionRole = 'concept' | 'version' | 'alias' | 'unknown'

/**
 * A record, or an identifier to which records link. For such an identifier, `record` and all data derived from a record
 * are absent.
 */
export interface VersionNode<R = VersionRecord> {
  /** The DOI as given, without a resolver; for a record without a DOI, its other identifier. */
  doi: string
  /**
   * The identifier for comparison: a DOI with its ASCII letters in lower case, a UUID in lower case without
   * `urn:uuid:`, or any other identifier unchanged.
   */
  key: string
  role: VersionRole
  record?: R
  /** Index of the record in the input, from 0. */
  index?: number
  title?: string
  version?: string
  /**
   * The date of the version, normally in W3CDTF.
   *
   * The first value found among the dates of type Issued, Available and Created, a service's `publication_date`, and
   * the publication year, in this order.
   */
  date?: string
  /** The date of type Withdrawn; absent for a version that is not withdrawn. */
  withdrawn?: string
}

/**
 * The type of an edge: a `succession` leads from the older to the newer version, and a `concept` from the concept to
 * one of its versions. An `alias` joins two identifiers of the same resource.
 */
export type EdgeType = 'succession' | 'concept' | 'alias'

/**
 * The origin of an edge: a version field of the service, a relation type of the kernel (12.b), or `suffix` for a link
 * guessed from the DOIs.
 */
export type DeclaredBy =
  | 'previous_version'
  | 'new_version'
  | 'IsNewVersionOf'
  | 'IsPreviousVersionOf'
  | 'Obsoletes'
  | 'IsObsoletedBy'
  | 'HasVersion'
  | 'IsVersionOf'
  | 'IsIdenticalTo'
  | 'suffix'

/** A version relation between two nodes, with all its declarations. */
export interface VersionEdge {
  from: string
  to: string
  type: EdgeType
  /** Every declaration of the edge: the DOI of the declaring record, and the relation or field. */
  declaredBy: { doi: string; by: DeclaredBy }[]
  /** The records that declare the edge: the record at `from`, the record at `to`, both, or none (`heuristic`). */
  side: 'from' | 'to' | 'both' | 'heuristic'
}

/**
 * The versions of one resource: all nodes connected by succession, concept and alias relations. DOIs are spelt as in
 * the nodes.
 */
export interface VersionChain {
  /** The key of the concept or of the oldest version, which does not change when newer versions are added. */
  id: string
  /** The concept DOI, if there is one. If there are several, the DOI with the most versions. */
  concept?: string
  /** All concept DOIs, the one with the most versions first. More than one is reported as `several-concepts`. */
  concepts: string[]
  /**
   * The versions, oldest first. Never empty.
   *
   * Sorted by relation, then version number, then date (date first if a version has no number), then DOI.
   */
  order: string[]
  /** The last member of `order` that is not withdrawn, or the last member if every version is withdrawn. */
  latest: string
  /** DOIs that are other names of a DOI in the chain. */
  aliases: { doi: string; of: string }[]
}

/** The kinds of findings about versions, in kebab-case and never renamed. Only a walk reports the last four. */
export type VersionWarningCode =
  | 'alias-conflict'
  | 'concept-as-version'
  | 'cross-prefix'
  | 'cycle'
  | 'date-backwards'
  | 'doi-spelling'
  | 'duplicate-record'
  | 'fork'
  | 'gap'
  | 'invalid-related-identifier'
  | 'merge'
  | 'missing-record'
  | 'new-version-mismatch'
  | 'no-identifier'
  | 'one-way-link'
  | 'previous-version-mismatch'
  | 'same-version'
  | 'self-link'
  | 'several-concepts'
  | 'suffix-guess'
  | 'suffix-mismatch'
  | 'version-backwards'
  | 'version-is-part'
  | 'withdrawn'
  | 'limit-reached'
  | 'resolved-elsewhere'
  | 'resolver-failed'
  | 'unresolved'

/** A finding about versions. A `warning` needs attention, and `info` is usually harmless. */
export interface VersionWarning {
  code: VersionWarningCode
  severity: Exclude<Severity, 'error'>
  /** The problem and the remedy, in one or two sentences that end with a full stop. */
  message: string
  /** The DOIs of the records concerned, most relevant first. */
  dois: string[]
}

/** A graph of records and their version relations. Lists are built on first use and cached; do not modify them. */
export interface VersionGraph<R = VersionRecord> {
  /** The records in input order, then the link targets that are not among the records. */
  readonly nodes: readonly VersionNode<R>[]
  readonly edges: readonly VersionEdge[]
  /** One chain for each group of versions. A record without version relations is in no chain. */
  readonly chains: readonly VersionChain[]
  readonly warnings: readonly VersionWarning[]
  /** Returns the node of a DOI in any spelling. */
  node(doi: string): VersionNode<R> | undefined
  /**
   * Returns the chain of a DOI, which may be a version, concept or alias. Returns undefined for a record without
   * version relations.
   */
  chain(doi: string): VersionChain | undefined
  /**
   * Returns the DOI of the newest version that is not withdrawn, or of the newest version if all are withdrawn. Returns
   * the DOI itself for a record without version relations, and undefined for an unknown DOI.
   */
  latest(doi: string): string | undefined
  /**
   * Returns all versions, oldest first. For a record without version relations, returns only the DOI itself; for an
   * unknown DOI, returns an empty list.
   */
  versions(doi: string): readonly string[]
  /** Returns the concept DOI in the chain of a DOI, or undefined if there is none. */
  concept(doi: string): string | undefined
}

/**
 * A function that guesses undeclared successions from the nodes and the declared links. Returns each guess as the
 * indices of two nodes, the older version first.
 */
export type LinkGuesser = (
  nodes: readonly Readonly<Pick<VersionNode, 'key' | 'title'>>[],
  links: readonly { readonly from: number; readonly to: number }[],
) => Iterable<readonly [older: number, newer: number]>

export interface VersionGraphOptions {
  /**
   * An additional source of links: pass `suffixLinks` to link records whose DOIs differ only in a version suffix. Such
   * edges are `heuristic` and reported as `suffix-guess`.
   *
   * Off by default: a number after a dot is often not a version.
   */
  suffixes?: LinkGuesser | undefined
}
