import { kernelNamespace } from '../../kernel/kernels.ts'
import { messagesOf } from '../../messages/message.ts'
import { kernelRetired as texts } from '../compiled/rule-texts.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('kernel-retired', texts)

export const kernelRetired: Rule = {
  id: 'kernel-retired',
  severity: 'warning',
  behaviours: ['kernel-refused'],
  check({ record, stated, format, report }) {
    // What the registry returns it took long ago: nobody is about to send it.
    if (stated.kind !== 'retired' || format === 'datacite-rest') return
    report({
      path: ['schemaVersion'],
      message: say('retired', { kernel: shorten(record.schemaVersion), namespace: kernelNamespace }),
      expected: say('expected', { namespace: kernelNamespace }),
    })
  },
}
