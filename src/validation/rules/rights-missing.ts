import { messagesOf } from '../../messages/message.ts'
import { rightsMissing as messages } from '../compiled/rule-texts.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('rights-missing', messages)

export const rightsMissing: Rule = {
  id: 'rights-missing',
  severity: 'info',
  strict: true,
  check({ record, report }) {
    const { rightsList } = record
    if (Array.isArray(rightsList) && rightsList.length > 0) return
    report({ path: [], message: say('missing') })
  },
}
