export type { BehaviourId, RegisteredOptions, RegistryAction, RegistryEvent, RegistryWay } from './act.ts'
export { type Registered, type RegistryChange, registered } from './registered.ts'
export { type RegistryBehaviour, registryBehaviours } from './tables/registry-behaviours.ts'
export type { Release } from './tables/releases.ts'
