import type { Behaviour } from '../behaviour.ts'
import { doiLowerCased } from './doi.ts'

/** Everything that the registry does to a record, in the order in which it does it. */
export const behaviours: readonly Behaviour[] = [doiLowerCased]
