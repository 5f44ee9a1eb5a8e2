export type { BehaviourId, RegisteredOptions, RegistryAction, RegistryEvent, RegistryWay } from './act.ts'
export { type Registered, type RegistryChange, registered } from './registered.ts'
