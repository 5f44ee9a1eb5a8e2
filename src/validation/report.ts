import type { DataciteFormatId } from '../datacite/format.ts'
import type { Diagnostic, Severity } from '../diagnostic.ts'
import type { Kernel } from '../kernel/kernels.ts'

/** What `check` says about an input: its records with their findings, and findings about the input as a whole. */
export interface CheckReport {
  records: RecordReport[]
  /** Findings about the input itself: not JSON, wrong encoding, no record in it. A `schema/…` finding here means that it could not be read. */
  diagnostics: Diagnostic[]
}

/** What `check` says about one record. */
export interface RecordReport<Id extends string = DataciteFormatId> {
  /** 0 for the first record of the input. */
  index: number
  /** The format in which the record was found to be. */
  format: Id
  /** The kernel by which the record was judged. */
  kernel: Kernel
  /** The DOI as given, where there is one. */
  doi?: string
  /** `invalid` when there is a `schema/…` diagnostic: the kernel's XSD would refuse the record. */
  outcome: 'valid' | 'invalid'
  diagnostics: Diagnostic[]
}

/** How strict a check is: only what changes or blocks registration, good practice too, or everything. */
export type Profile = 'registry' | 'recommended' | 'strict'

export interface CheckOptions {
  /** The format of the input; by default it is detected, record by record. */
  from?: DataciteFormatId | 'auto'
  /** The kernel to judge by; by default what `schemaVersion` says, else the newest. */
  kernel?: Kernel | 'auto'
  /** `recommended` by default. */
  profile?: Profile
  /** Another severity for single rules, or `off`. `schema/…` findings decide about validity and cannot be switched off. */
  rules?: Record<string, Severity | 'off'>
}
