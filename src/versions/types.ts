import type { Severity } from '../diagnostic.ts'

/**
 * The members that versions are read from, in any spelling: a canonical `Datacite`, a `ServiceDatacite`, a service's
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
 * What a record is to its chain: the `concept` that stands for all versions, a `version`, an `alias` (the same thing
 * under another identifier), or `unknown` where no version relation says anything.
 */
export type VersionRole = 'concept' | 'version' | 'alias' | 'unknown'

/** A record, or an identifier that records link to; `record` and what is read from it are absent where it was not given. */
export interface VersionNode<R = VersionRecord> {
  /** The DOI as given, without resolver; for a record without one, its other identifier. */
  doi: string
  /** What DOIs are compared by: the same in lower case (ASCII). */
  key: string
  role: VersionRole
  record?: R
  /** Place of the record in the input, from 0. */
  index?: number
  title?: string
  version?: string
  /** Issued, else Available, Created or the publication year; W3CDTF. */
  date?: string
}

/**
 * `succession` leads from the older to the newer version, `concept` from the concept to one of its versions,
 * `alias` joins two identifiers of the same thing.
 */
export type EdgeType = 'succession' | 'concept' | 'alias'

/** What declares an edge: a field of the service, a relation type of the kernel (12.b), or `suffix`, a guess from the DOIs. */
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

/** A version relation between two nodes, whoever declared it and in however many ways. */
export interface VersionEdge {
  from: string
  to: string
  type: EdgeType
  /** Every declaration: whose record, and by what. */
  declaredBy: { doi: string; by: DeclaredBy }[]
  /** Which record declares it: the one at `from`, the one at `to`, both, or none (`heuristic`). */
  side: 'from' | 'to' | 'both' | 'heuristic'
}

/** Versions of one thing: everything that succession, concept and alias relations join. DOIs are spelled as in the nodes. */
export interface VersionChain {
  /** Key of the concept, or of the oldest version: stays the same while newer versions are added. */
  id: string
  /** The DOI for all versions, where there is one; where there are several, that of most versions. */
  concept?: string
  /** All concept DOIs, that of most versions first: more than one is reported as `several-concepts`. */
  concepts: string[]
  /** The versions, oldest first: by relation, then version number, then date, then DOI. Never empty. */
  order: string[]
  /** The last of `order`. */
  latest: string
  /** DOIs that are only another name for one of the others. */
  aliases: { doi: string; of: string }[]
}

/** What can be odd about versions; kebab-case, never renamed. The last four come from a walk only. */
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
  | 'limit-reached'
  | 'resolved-elsewhere'
  | 'resolver-failed'
  | 'unresolved'

/** One finding about versions. `warning`: someone should look; `info`: normal in practice, good to know. */
export interface VersionWarning {
  code: VersionWarningCode
  severity: Exclude<Severity, 'error'>
  /** What is odd and what to do; names the records and ends with a full stop. */
  message: string
  /** The records concerned, the one to look at first in front. */
  dois: string[]
}

/** Records and how they are versions of each other. Lists are made on first use and then kept; do not alter them. */
export interface VersionGraph<R = VersionRecord> {
  /** The records in input order, then what they link to without its record being given. */
  readonly nodes: readonly VersionNode<R>[]
  readonly edges: readonly VersionEdge[]
  /** One for each group of versions; a record without a version relation is in none. */
  readonly chains: readonly VersionChain[]
  readonly warnings: readonly VersionWarning[]
  /** The node of a DOI in any spelling. */
  node(doi: string): VersionNode<R> | undefined
  /** The chain that a DOI belongs to, be it as version, concept or alias; undefined for a record that stands alone. */
  chain(doi: string): VersionChain | undefined
  /** The newest version's DOI: the DOI itself for a record that stands alone, undefined for one that the graph does not hold. */
  latest(doi: string): string | undefined
  /** All versions, oldest first: the DOI alone for a record that stands alone, none for one that the graph does not hold. */
  versions(doi: string): readonly string[]
  /** The DOI that stands for all versions, where there is one. */
  concept(doi: string): string | undefined
}

/**
 * Guesses successions that nothing declares: is given the nodes and the declared links, between
 * places among the nodes, and gives pairs of places, the older version first.
 */
export type LinkGuesser = (
  nodes: readonly Readonly<Pick<VersionNode, 'key' | 'title'>>[],
  links: readonly { readonly from: number; readonly to: number }[],
) => Iterable<readonly [older: number, newer: number]>

export interface VersionGraphOptions {
  /**
   * Also joins records whose DOIs differ by a version ending only: give `suffixLinks` of `citable/versions`. Every such edge is
   * `heuristic` and reported as `suffix-guess`. Off by default: a number behind a dot is often no version.
   */
  suffixes?: LinkGuesser | undefined
}
