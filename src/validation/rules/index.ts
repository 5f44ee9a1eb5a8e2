import type { Rule } from '../rule.ts'
import { kernelNewer } from './kernel-newer.ts'
import { kernelRetired } from './kernel-retired.ts'

/** The rules about a record's values, in the order in which they speak. */
export const rules: readonly Rule[] = [kernelRetired, kernelNewer]
