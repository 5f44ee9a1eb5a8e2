export type { BehaviourId, RegistryAction, RegistryEvent, RegistryWay } from './act.ts'
export { type Registered, type RegisteredOptions, type RegistryChange, registered } from './registered.ts'
