import { valueAt } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { numberPrecision as texts } from '../compiled/rule-texts.ts'
import type { InputRule } from '../rule.ts'

const say = messagesOf('number-precision', texts)

export const numberPrecision: InputRule = {
  id: 'number-precision',
  severity: 'warning',
  behaviours: ['number-rounded'],
  check({ imprecise, value, report }) {
    for (const pointer of imprecise) {
      report({
        pointer,
        message: Number.isFinite(valueAt(value, pointer))
          ? say('rounded', { number: String(valueAt(value, pointer)) })
          : say('tooLarge'),
      })
    }
  },
}
