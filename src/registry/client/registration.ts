import type { Range } from '../../core/diagnostic.ts'
import type { Members } from '../../core/object.ts'
import type { RegistryChange } from '../registered.ts'
import type { Payload, SendingWay } from './calls/sending.ts'
import type { RegistryState } from './plan/held.ts'

/** What is to be done with a record. */
export interface RegistrationStep {
  doi: string
  /** The name under which the record was given, such as a file. */
  source?: string
  action: 'create' | 'update' | 'nothing' | 'refused'
  /** Where the DOI is to lead. */
  url?: string
  /** What the registry held when the plan was made; null for nothing. */
  before: { state: RegistryState; url: string | null; attributes: Members } | null
  /** What will be sent. */
  payload?: Payload
  /** What the registry will hold. */
  after?: { state: RegistryState; url: string | null; attributes: Members }
  /** What an update does, a sentence each. */
  differences?: string[]
  /** What the registry changes by itself. */
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
  /** Where that stands in the file, if the record was read from one. */
  position?: Range
}

/** What is to be done, in the order of the records; plain JSON. */
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
  steps: RegistrationStep[]
}

/** What a check says about a record; `checkValue` of `citable/validation` says so, and `check`, which also asks the rules of good practice. */
export type RegistrationCheck = (
  record: unknown,
  how: { via: 'json' | 'xml'; event: 'none' | 'publish' },
) => { records: readonly { diagnostics: readonly CheckFinding[] }[] }

interface CheckFinding {
  rule?: string
  registry: string
  message: string
  pointer: string
}
