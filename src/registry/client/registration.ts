import type { Range } from '../../core/diagnostic.ts'
import type { Members } from '../../core/object.ts'
import type { RegistryChange } from '../registered.ts'
import type { Payload, SendingWay } from './calls/sending.ts'
import type { RegistryState } from './plan/held.ts'

/** The planned action for a record. */
export interface RegistrationStep {
  doi: string
  /** The name of the record's source, such as a file. */
  source?: string
  action: 'create' | 'update' | 'nothing' | 'refused'
  /** The future landing page URL. */
  url?: string
  /**
   * The registry's record at planning time; null if there was none, or if the step was refused before the record was
   * read.
   */
  before: { state: RegistryState; url: string | null; attributes: Members } | null
  /** The content to send. */
  payload?: Payload
  /** The predicted record at the registry. */
  after?: { state: RegistryState; url: string | null; attributes: Members }
  /** The effects of an update, one sentence each. */
  differences?: string[]
  /** Changes that the registry makes on its own. */
  changes?: readonly RegistryChange[]
  /** The reasons for a refusal, and warnings, for example of values that will be lost. */
  findings: RegistrationFinding[]
}

/** A problem with a record that its owner should know about. */
export interface RegistrationFinding {
  /** `rejects` if the step cannot be done, `warns` if the step can be done. */
  effect: 'rejects' | 'warns'
  message: string
  /** The JSON Pointer to the finding in the record. */
  pointer?: string
  /** The position of the finding in the file, if the record was read from a file. */
  position?: Range
}

/** The planned steps in the order of the records, as plain JSON. */
export interface RegistrationPlan {
  kind: 'citable-registration-plan'
  version: 1
  /** The unique id of the plan. */
  id: string
  /** The time at which the plan was made (ISO 8601). */
  made: string
  /** The URL of the REST API. */
  endpoint: string
  via: SendingWay
  event: 'none' | 'publish'
  /** True if the plan was made with the option `update`, so that each payload has only the members to change. */
  update?: true
  steps: RegistrationStep[]
}

/**
 * A check of a record, such as `checkValue` of `citable/validation`, or `check`, which also applies the good-practice
 * rules.
 */
export type RegistrationCheck = (
  record: unknown,
  how: { via: 'json' | 'xml'; event: 'none' | 'publish'; update?: true },
) => { records: readonly { diagnostics: readonly CheckFinding[] }[] }

interface CheckFinding {
  rule?: string
  registry: string
  message: string
  pointer: string
}
