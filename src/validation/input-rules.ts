import type { InputRule } from './rule.ts'
import { affiliationText } from './rules/affiliation-text.ts'
import { affiliationTextSentBack } from './rules/affiliation-text-sent-back.ts'
import { duplicateKey } from './rules/duplicate-key.ts'
import { numberPrecision } from './rules/number-precision.ts'
import { unknownKey } from './rules/unknown-key.ts'

/** The rules about how a record is written down, in the order in which they speak. */
export const inputRules: readonly InputRule[] = [
  unknownKey,
  duplicateKey,
  numberPrecision,
  affiliationText,
  affiliationTextSentBack,
]
