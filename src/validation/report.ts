import type { Diagnostic, Severity } from '../core/diagnostic.ts'
import type { DataciteFormatId } from '../datacite/format.ts'
import type { Kernel } from '../kernel/kernels.ts'
import type { RegistryEvent, RegistryWay } from '../registry/act.ts'
import type { FairScore } from './fair.ts'
import type { Rule } from './rule.ts'

/** What `check` says about an input: its records with their findings, and findings about the input as a whole. */
export interface CheckReport<Id extends string = DataciteFormatId> {
  records: RecordReport<Id>[]
  /** Findings about the input itself: not JSON, wrong encoding, no record. A `schema/…` finding here means that it could not be read. */
  diagnostics: Diagnostic[]
  /** What `maxFindings` left no room for. */
  notKept?: NotKept
}

/** Records that were checked and have no report, because there was no room for more findings; and how much was found in them. */
export interface NotKept {
  records: number
  /** How many of them are invalid. */
  invalid: number
  findings: Record<Severity, number>
}

/** What `check` says about one record. */
export interface RecordReport<Id extends string = DataciteFormatId> {
  /** 0 for the first record of the input. */
  index: number
  /** The detected format of the record. */
  format: Id
  /** The kernel that the record was checked against. */
  kernel: Kernel
  /** The DOI as given, if there is one. */
  doi?: string
  /** `invalid` if there is a `schema/…` diagnostic: the kernel's XSD would reject the record. */
  outcome: 'valid' | 'invalid'
  diagnostics: Diagnostic[]
  /** How FAIR the metadata are, metric by metric; in the profile `fair` only. */
  fair?: FairScore
}

/**
 * How strict a check is: only what alters or blocks registration, also good practice, also what makes a record easier to find and to
 * use (`fair`), or everything.
 */
export type Profile = 'registry' | 'recommended' | 'fair' | 'strict'

export interface CheckOptions<Id extends string = DataciteFormatId> {
  /** The format of the input; by default it is detected, record by record. */
  from?: Id | 'auto'
  /** The kernel to check against; by default the one that `schemaVersion` states, else the newest. */
  kernel?: Kernel | 'auto'
  /** `recommended` by default. */
  profile?: Profile
  /** Overrides the severity of a rule, or switches it `off`. `schema/…` findings decide validity and cannot be switched off. */
  rules?: Record<string, Severity | 'off'>
  /**
   * Properties that every record must have, as DataCite JSON names them; a dot leads into each entry of a list
   * (`creators.nameIdentifiers`). The rule `property-required` reports those that are missing.
   */
  required?: readonly string[]
  /** Rules besides ours. One that throws is reported under its own id, and the others go on. */
  ownRules?: readonly Rule[]
  /** How the records are sent to the registry: as XML or as JSON attributes, which it treats differently; by default as what they are. */
  via?: RegistryWay
  /** What is done with the DOI: `none` leaves a draft, of which little is asked. By default what the record says with `event` or `state`, else `publish`. */
  event?: RegistryEvent
  /**
   * How many findings the report holds; records beyond that are checked and counted in `notKept`, without reports of their own, unless
   * they have a first finding of its kind (severity and what the registry does). No limit by default.
   */
  maxFindings?: number
}
