import { messagesOf } from '../../messages/message.ts'
import { subjectMarks as messages } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { subjects } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('subject-marks', messages)

export const subjectMarks: Rule = {
  id: 'subject-marks',
  severity: 'warning',
  check: visiting(subjects, ({ item: { subject }, index }, { report }) => {
    if (typeof subject !== 'string' || subject.length > 200 || /[&<>]/.test(subject) || !marks.test(subject)) return
    const plain = subject
      .trim()
      .replace(/^(?:key ?words?|tags?)\s*:\s*|^#(?=\p{L})|^[,;|]+\s*/iu, '')
      .replace(/\s*[,;|]+$/, '')
      .replace(/^(["“„])([^"“”„]+)["”“]$/, '$2')
    if (plain === subject.trim() || /[,;|]/.test(plain) || !/\p{L}/u.test(plain)) return
    const path = ['subjects', index, 'subject']
    report({
      path,
      message: say('marks', { subject: shorten(subject), plain: shorten(plain) }),
      suggestions: [plain],
      fix: writing(path, plain, say('remove'), true),
    })
  }),
}

const marks = /[:#,;|"“„]/
