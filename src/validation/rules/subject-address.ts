import { messagesOf } from '../../messages/message.ts'
import { subjectAddress as messages } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { subjects } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('subject-address', messages)

export const subjectAddress: Rule = {
  id: 'subject-address',
  severity: 'warning',
  check: visiting(subjects, ({ item: { subject, valueUri }, index }, { report }) => {
    if (typeof subject !== 'string' || !/^\s*https?:\/\/\S+\s*$/i.test(subject)) return
    const url = subject.trim()
    report({
      path: ['subjects', index, 'subject'],
      message: say(isGiven(valueUri) ? 'withUri' : 'free', { url: shorten(url) }),
    })
  }),
}
