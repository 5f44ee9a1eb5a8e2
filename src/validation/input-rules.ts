import type { InputRule } from './rule.ts'
import { duplicateKey } from './rules/duplicate-key.ts'
import { numberPrecision } from './rules/number-precision.ts'
import { unknownKey } from './rules/unknown-key.ts'

/** The rules about how a record is written down, in the order in which they speak. */
export const inputRules: readonly InputRule[] = [unknownKey, duplicateKey, numberPrecision]
