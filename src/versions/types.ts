import type { Severity } from '../core/diagnostic.ts'

/**
 * The members from which versions are read, in any spelling: a canonical `Datacite`, a `ServiceDatacite`, a service's
 * `Resource`, or attributes of DataCite's REST API with or without their envelope. Any of them may hold anything.
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
 * The role of a record in its chain: the `concept` of all versions, a `version`, an `alias` (the same thing under another
 * identifier), or `unknown` without any version relation.
 */
export type VersionRole = 'concept' | 'version' | 'alias' | 'unknown'

/** A record, or an identifier to which records link; in that case, `record` and everything read from it are absent. */
export interface VersionNode<R = VersionRecord> {
  /** The DOI as given, without resolver; for a record without one, its other identifier. */
  doi: string
  /** The DOI in lower case (ASCII), for comparison. */
  key: string
  role: VersionRole
  record?: R
  /** Index of the record in the input, from 0. */
  index?: number
  title?: string
  version?: string
  /** Issued, else Available, Created or the publication year; W3CDTF. */
  date?: string
  /** The date of type Withdrawn; absent for a version that stands. */
  withdrawn?: string
}

/**
 * `succession` leads from the older to the newer version, `concept` from the concept to one of its versions,
 * `alias` joins two identifiers of the same thing.
 */
export type EdgeType = 'succession' | 'concept' | 'alias'

/** The source of an edge: a field of the service, a relation type of the kernel (12.b), or `suffix`, a guess from the DOIs. */
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
  /** Every declaration: the DOI of the record, and how it declares the relation. */
  declaredBy: { doi: string; by: DeclaredBy }[]
  /** Which record declares it: the one at `from`, the one at `to`, both, or none (`heuristic`). */
  side: 'from' | 'to' | 'both' | 'heuristic'
}

/** The versions of one thing: everything connected by succession, concept and alias relations. DOIs are spelled as in the nodes. */
export interface VersionChain {
  /** The key of the concept or of the oldest version: it does not change when newer versions are added. */
  id: string
  /** The concept DOI, if there is one; of several, the one with most versions. */
  concept?: string
  /** All concept DOIs, the one with most versions first; more than one is reported as `several-concepts`. */
  concepts: string[]
  /** The versions, oldest first: by relation, then version number, then date, then DOI. Never empty. */
  order: string[]
  /** The last of `order` that is not withdrawn; the last where all are. */
  latest: string
  /** DOIs that are only other names for one of the others. */
  aliases: { doi: string; of: string }[]
}

/** The kinds of findings about versions; kebab-case, never renamed. Only a walk reports the last four. */
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

/** One finding about versions. `warning`: someone should look; `info`: normal in practice, good to know. */
export interface VersionWarning {
  code: VersionWarningCode
  severity: Exclude<Severity, 'error'>
  /** A sentence with the problem and the remedy. Names the records and ends with a full stop. */
  message: string
  /** The records concerned; look at the first one first. */
  dois: string[]
}

/** Records and their version relations. Lists are made on first use and then kept; do not modify them. */
export interface VersionGraph<R = VersionRecord> {
  /** The records in input order, then the targets of their links that are not among the records. */
  readonly nodes: readonly VersionNode<R>[]
  readonly edges: readonly VersionEdge[]
  /** One chain for each group of versions; records without a version relation are in none. */
  readonly chains: readonly VersionChain[]
  readonly warnings: readonly VersionWarning[]
  /** The node of a DOI in any spelling. */
  node(doi: string): VersionNode<R> | undefined
  /** The chain of a DOI, be it a version, concept or alias; undefined for a record without version relations. */
  chain(doi: string): VersionChain | undefined
  /** The DOI of the newest version that is not withdrawn, or of the newest where all are: the DOI itself for a record without version relations, undefined if the graph does not hold it. */
  latest(doi: string): string | undefined
  /** All versions, oldest first: only the DOI itself for a record without version relations, empty if the graph does not hold it. */
  versions(doi: string): readonly string[]
  /** The concept DOI of all versions, if there is one. */
  concept(doi: string): string | undefined
}

/**
 * Guesses undeclared successions: takes the nodes and the declared links as pairs of node indices, and returns pairs of
 * indices, the older version first.
 */
export type LinkGuesser = (
  nodes: readonly Readonly<Pick<VersionNode, 'key' | 'title'>>[],
  links: readonly { readonly from: number; readonly to: number }[],
) => Iterable<readonly [older: number, newer: number]>

export interface VersionGraphOptions {
  /**
   * An additional source of links: pass `suffixLinks` to link records whose DOIs differ only in a version suffix. Such edges are
   * `heuristic` and reported as `suffix-guess`.
   *
   * Off by default: a number after a dot is often not a version.
   */
  suffixes?: LinkGuesser | undefined
}
