import type { Diagnostic, Severity } from '../core/diagnostic.ts'
import type { DataciteFormatId } from '../datacite/format.ts'
import type { Kernel } from '../kernel/kernels.ts'
import type { RegistryEvent, RegistryWay } from '../registry/act.ts'
import type { FairScore } from './fair.ts'
import type { Rule } from './rule.ts'

/** The result of `check`: the records with their findings, and the findings about the input as a whole. */
export interface CheckReport<Id extends string = DataciteFormatId> {
  records: RecordReport<Id>[]
  /**
   * Findings about the input itself, such as a wrong encoding or an input without records. A `schema/…` finding in this
   * list means that the input or a part of it could not be read.
   */
  diagnostics: Diagnostic[]
  /** The counts of records and findings omitted because of `maxFindings`; absent if the report is complete. */
  notKept?: NotKept
}

/** The counts of the records and of the findings that the report omits because of `maxFindings`. */
export interface NotKept {
  records: number
  /** The number of omitted records that are invalid. */
  invalid: number
  findings: Record<Severity, number>
}

/** A record in the report of `check`, with its findings. */
export interface RecordReport<Id extends string = DataciteFormatId> {
  /** The index of the record in the input, from 0. */
  index: number
  /** The format of the record: the option `from` or, without it, the detected format. */
  format: Id
  /** The kernel used for the check. */
  kernel: Kernel
  /** The DOI of the record, as given; absent if the record has no DOI. */
  doi?: string
  /** `invalid` if there is a `schema/…` diagnostic: the kernel's XSD would reject the record. */
  outcome: 'valid' | 'invalid'
  diagnostics: Diagnostic[]
  /** The FAIR score, metric by metric; only in the profile `fair`. */
  fair?: FairScore
}

/**
 * The profile of a check, which selects the problems to report.
 *
 * `registry` reports only values that the registry rejects, drops or changes. `recommended` also reports violations of
 * good practice, but no harmless changes. `fair` also reports findability and reuse problems. `strict` reports
 * everything.
 */
export type Profile = 'registry' | 'recommended' | 'fair' | 'strict'

export interface CheckOptions<Id extends string = DataciteFormatId> {
  /** The format of the input. By default it is detected for each record. */
  from?: Id | 'auto'
  /** The kernel for the check. Defaults to the kernel that the record declares, or else the newest. */
  kernel?: Kernel | 'auto'
  /** The profile of the check. Defaults to `recommended`. */
  profile?: Profile
  /**
   * The severities of rules by their ids; `off` disables a rule. `schema/…` findings decide validity and cannot be
   * switched off.
   */
  rules?: Record<string, Severity | 'off'>
  /**
   * Properties that every record must have, by their names in DataCite JSON. The rule `property-required` reports
   * missing properties.
   *
   * A dot addresses a member of each entry of a list: `creators.nameIdentifiers`.
   */
  required?: readonly string[]
  /** Custom rules. A rule that throws is reported under its own id, and the others still run. */
  ownRules?: readonly Rule[]
  /**
   * The form in which the records will be sent to the registry: XML or JSON attributes. Defaults to XML for DataCite
   * XML, and to JSON for all other formats.
   *
   * The registry treats the two forms differently.
   */
  via?: RegistryWay
  /**
   * The action requested for the DOI. Defaults to the record's own `event` or `state`, else `publish`.
   *
   * `none` keeps a draft, which has few requirements.
   */
  event?: RegistryEvent
  /**
   * True if the records change existing DOIs. Members that a JSON record lacks then keep their values at the registry
   * and are not reported as missing.
   */
  update?: boolean
  /**
   * The number of findings beyond which further records are only counted, in `notKept`. Unlimited by default.
   *
   * A record with the first finding of its kind (severity and registry effect) is still reported.
   */
  maxFindings?: number
}
