import { valueAt } from '../../core/pointer.ts'
import type { InputRule } from '../rule.ts'

export const numberPrecision: InputRule = {
  id: 'number-precision',
  severity: 'warning',
  behaviours: ['number-rounded'],
  check({ imprecise, value, report }) {
    for (const pointer of imprecise) {
      report({
        pointer,
        message: Number.isFinite(valueAt(value, pointer))
          ? `This number has more digits than JSON parsers keep: it is read as ${String(valueAt(value, pointer))}; write it as text.`
          : 'This number is too large: JSON parsers read it as infinity or null; correct it, or write it as text.',
      })
    }
  },
}
