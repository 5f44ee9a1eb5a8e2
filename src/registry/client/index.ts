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
export { type ApplyOptions, applyPlan, parsePlan, type RegistrationReport } from './apply.ts'
export type { StepResult } from './apply-step.ts'
export type { RegistryOptions } from './ask.ts'
export type { CallOptions } from './call.ts'
export { type RegistryAttributes, type RegistryClient, registryClient } from './client.ts'
export {
  Credentials,
  type CredentialsGiven,
  credentialsFrom,
  credentialVariables,
  parseCredentials,
} from './credentials.ts'
export { type RegistryComplaint, RegistryError, type RegistryErrorCode, type RegistryErrorDetails } from './error.ts'
export type { HeldRecord, RegistryState, StateEvent } from './held.ts'
export { type JournalEntry, parseJournal, type RegistrationJournal } from './journal.ts'
export type { DoiFilters } from './listing.ts'
export type { MetadataStore } from './mds.ts'
export type { MediaOfDoi, Medium } from './media.ts'
export { type NamedRecord, type PlanOptions, planRegistration } from './plan.ts'
export type { RegistrationCheck, RegistrationFinding, RegistrationPlan, RegistrationStep } from './registration.ts'
export type { Payload, SendingWay } from './sending.ts'
export { type RegistrySystem, registrySystems, type SystemName } from './systems.ts'
