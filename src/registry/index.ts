export type { BehaviourId, RegistryAction, RegistryEvent, RegistryWay } from './behaviour.ts'
export { type Registered, type RegisteredOptions, type RegistryChange, registered } from './registered.ts'
