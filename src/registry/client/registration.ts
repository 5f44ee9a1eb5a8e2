import type { Range } from '../../core/diagnostic.ts'
import type { Members } from '../../core/object.ts'
import type { RegistryChange } from '../registered.ts'
import type { Payload, SendingWay } from './calls/sending.ts'
import type { RegistryState } from './plan/held.ts'

/** The planned action for a record. */
export interface RegistrationStep {
  doi: string
  /** The name under which the record was given, such as a file. */
  source?: string
  action: 'create' | 'update' | 'nothing' | 'refused'
  /** The future landing page address. */
  url?: string
  /** The registry's record at planning time; null if there was none. */
  before: { state: RegistryState; url: string | null; attributes: Members } | null
  /** The content to send. */
  payload?: Payload
  /** The predicted record at the registry. */
  after?: { state: RegistryState; url: string | null; attributes: Members }
  /** The effects of an update, one sentence each. */
  differences?: string[]
  /** Changes that the registry makes on its own. */
  changes?: readonly RegistryChange[]
  /** Why it is refused, or what will not arrive. */
  findings: RegistrationFinding[]
}

/** Something about a record that its owner should know. */
export interface RegistrationFinding {
  /** `rejects`: it cannot be done; `warns`: it can. */
  effect: 'rejects' | 'warns'
  message: string
  /** JSON Pointer into the record. */
  pointer?: string
  /** The position of the finding in the file, if the record was read from a file. */
  position?: Range
}

/** The planned steps in the order of the records, as plain JSON. */
export interface RegistrationPlan {
  kind: 'citable-registration-plan'
  version: 1
  /** Tells a plan from every other one. */
  id: string
  /** ISO 8601. */
  made: string
  /** The REST API that was asked. */
  endpoint: string
  via: SendingWay
  event: 'none' | 'publish'
  /** Set if the records change what the registry has, so that their payloads have only the members to change. */
  update?: true
  steps: RegistrationStep[]
}

/** A check of a record, such as `checkValue` of `citable/validation`, or `check`, which also applies the rules of good practice. */
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
