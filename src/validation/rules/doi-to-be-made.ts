import { isObject } from '../../core/object.ts'
import { toPointer, valueAt } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { hasPrefixAlone } from '../../registry/request.ts'
import { doiToBeMade as texts } from '../compiled/rule-texts.ts'
import type { InputRule } from '../rule.ts'

const say = messagesOf('doi-to-be-made', texts)

export const doiToBeMade: InputRule = {
  id: 'doi-to-be-made',
  severity: 'info',
  formats: ['datacite-rest', 'datacite-rest-put'],
  check({ value, base, report }) {
    const record = valueAt(value, base)
    const [attributes, ...around] =
      isObject(record) && isObject(record.attributes) ? [record.attributes, 'attributes'] : [record]
    if (!isObject(attributes) || !hasPrefixAlone(attributes)) return
    report({
      pointer: toPointer([...base, ...around, 'prefix']),
      message: say('made', { prefix: String(attributes.prefix) }),
      actual: attributes.prefix,
    })
  },
}
