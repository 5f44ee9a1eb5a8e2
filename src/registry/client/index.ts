export type { Fetch, RequestOptions } from '../../request/settings.ts'
export type {
  BehaviourId,
  Registered,
  RegisteredOptions,
  RegistryAction,
  RegistryBehaviour,
  RegistryChange,
  RegistryEvent,
  RegistryWay,
  Release,
} from '../index.ts'
export { registered, registryBehaviours } from '../index.ts'
export type { RegistryOptions } from './calls/ask.ts'
export type { CallOptions } from './calls/call.ts'
export {
  Credentials,
  type CredentialsGiven,
  credentialsFrom,
  credentialVariables,
  parseCredentials,
} from './calls/credentials.ts'
export type { MetadataStore } from './calls/mds.ts'
export type { MediaOfDoi, Medium } from './calls/media.ts'
export type { Payload, SendingWay } from './calls/sending.ts'
export { type RegistryAttributes, type RegistryClient, registryClient } from './client.ts'
export { type RegistryComplaint, RegistryError, type RegistryErrorCode, type RegistryErrorDetails } from './error.ts'
export { type JournalEntry, parseJournal, type RegistrationJournal } from './journal.ts'
export type { DoiFilters } from './listing.ts'
export { type ApplyOptions, applyPlan, parsePlan, type RegistrationReport } from './plan/apply.ts'
export type { StepResult } from './plan/apply-step.ts'
export type { HeldRecord, RegistryState, StateEvent } from './plan/held.ts'
export { type NamedRecord, type PlanOptions, planRegistration } from './plan/plan.ts'
export type { RegistrationCheck, RegistrationFinding, RegistrationPlan, RegistrationStep } from './registration.ts'
export { type RegistrySystem, registrySystems, type SystemName } from './systems.ts'
