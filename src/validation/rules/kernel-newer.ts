import { messagesOf } from '../../messages/message.ts'
import { kernelNewer as texts } from '../compiled/rule-texts.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('kernel-newer', texts)

export const kernelNewer: Rule = {
  id: 'kernel-newer',
  severity: 'warning',
  check({ record, stated, report }) {
    if (stated.kind !== 'newer') return
    report({
      path: ['schemaVersion'],
      message: say('unknown', { kernel: shorten(stated.name ?? record.schemaVersion) }),
    })
  },
}
