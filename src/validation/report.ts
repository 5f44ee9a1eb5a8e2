import type { Diagnostic, Severity } from '../core/diagnostic.ts'
import type { DataciteFormatId } from '../datacite/format.ts'
import type { Kernel } from '../kernel/kernels.ts'
import type { RegistryEvent, RegistryWay } from '../registry/act.ts'
import type { FairScore } from './fair.ts'
import type { Rule } from './rule.ts'

/** The result of `check`: the records with their findings, and findings about the input as a whole. */
export interface CheckReport<Id extends string = DataciteFormatId> {
  records: RecordReport<Id>[]
  /** Findings about the input itself: not JSON, wrong encoding, no record. A `schema/…` finding here means that it could not be read. */
  diagnostics: Diagnostic[]
  /** Counts of records beyond `maxFindings`. */
  notKept?: NotKept
}

/** Records that were checked and have no report, because there was no room for more findings; and how much was found in them. */
export interface NotKept {
  records: number
  /** The number of invalid records among them. */
  invalid: number
  findings: Record<Severity, number>
}

/** The findings of `check` in one record. */
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
  /** The FAIR score, metric by metric; only in the profile `fair`. */
  fair?: FairScore
}

/**
 * The strictness of a check: only problems that alter or block registration, also good practice, also findability and reuse (`fair`), or
 * everything.
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
  /** The form of the records for the registry, XML or JSON attributes, which it treats differently. By default their own form. */
  via?: RegistryWay
  /**
   * The action for the DOI: `none` keeps a draft, with few requirements. By default the record's own `event` or `state`, else `publish`.
   */
  event?: RegistryEvent
  /** True for changes of DOIs that the registry has: members that a record in JSON lacks keep their values, and are not missing. */
  update?: boolean
  /**
   * The maximum number of findings in the report; unlimited by default. Further records are checked and counted in `notKept`, without their
   * own reports.
   *
   * A record with the first finding of its kind (severity and registry effect) is still reported.
   */
  maxFindings?: number
}
