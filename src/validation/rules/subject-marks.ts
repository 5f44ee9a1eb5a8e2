import { writing } from '../predicates/edits.ts'
import { subjects } from '../predicates/lists.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

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
      message: `The subject ${quote(subject)} holds marks of the list that it was taken from; write ${quote(plain)}.`,
      suggestions: [plain],
      fix: writing(path, plain, 'Remove the marks.', true),
    })
  }),
}

const marks = /[:#,;|"“„]/
