import { affiliationTexts } from '../predicates/affiliation-texts.ts'
import { quote } from '../predicates/text.ts'
import type { InputRule } from '../rule.ts'

export const affiliationTextSentBack: InputRule = {
  id: 'affiliation-text-sent-back',
  severity: 'info',
  behaviours: ['wrong-type-dropped'],
  strict: true,
  formats: ['datacite-rest'],
  check({ format, ...context }) {
    if (format !== 'datacite-rest') return
    for (const { pointer, text } of affiliationTexts(context))
      context.report({
        pointer,
        message: `Sent back with PUT as GET returned it, this record would lose the affiliation ${quote(text)}; convert it to datacite-rest-put first, which writes {"name": ${quote(text)}}.`,
      })
  },
}
