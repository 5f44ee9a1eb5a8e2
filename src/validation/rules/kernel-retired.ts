import { kernelNamespace } from '../../kernel/kernels.ts'
import { messagesOf } from '../../messages/message.ts'
import { kernelRetired as texts } from '../compiled/rule-texts.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('kernel-retired', texts)

export const kernelRetired: Rule = {
  id: 'kernel-retired',
  severity: 'warning',
  behaviours: ['kernel-refused'],
  check({ record, stated, format, report }) {
    // A registry response contains metadata that the registry has accepted, not a new submission.
    if (stated.kind !== 'retired' || format === 'datacite-rest') return
    report({
      path: ['schemaVersion'],
      message: say('retired', { kernel: shorten(record.schemaVersion), namespace: kernelNamespace }),
      expected: say('expected', { namespace: kernelNamespace }),
    })
  },
}
