import { messagesOf } from '../../messages/message.ts'
import { doiCase as texts } from '../compiled/rule-texts.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('doi-case', texts)

export const doiCase: Rule = {
  id: 'doi-case',
  severity: 'info',
  behaviours: ['doi-lower-cased'],
  strict: true,
  check({ record: { doi }, report }) {
    if (typeof doi !== 'string' || !/[A-Z]/.test(doi)) return
    const stored = doi.replace(/[A-Z]+/g, letters => letters.toLowerCase())
    report({
      path: ['doi'],
      message: say('lowerCase', { doi: shorten(doi), stored: shorten(stored) }),
      suggestions: [stored],
      fix: {
        description: say('write'),
        safe: false,
        patch: [{ op: 'replace', path: '/doi', value: stored }],
      },
    })
  },
}
