export type { BehaviourId, RegisteredOptions, RegistryAction, RegistryEvent, RegistryWay } from './act.ts'
export { type Registered, type RegistryChange, registered } from './registered.ts'
export type { Release } from './tables/releases.ts'
export { type RegistryBehaviour, registryBehaviours } from './tables/table.ts'
