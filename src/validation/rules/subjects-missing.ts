import { messagesOf } from '../../messages/message.ts'
import { subjectsMissing as messages } from '../compiled/rule-texts.ts'
import { missing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('subjects-missing', messages)

export const subjectsMissing: Rule = {
  id: 'subjects-missing',
  severity: 'info',
  strict: true,
  fair: true,
  check: missing('subjects', say('missing')),
}
