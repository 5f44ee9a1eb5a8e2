import { messagesOf } from '../../messages/message.ts'
import { affiliationTextSentBack as texts } from '../compiled/rule-texts.ts'
import { affiliationTexts } from '../predicates/agents/affiliation-texts.ts'
import { quote, shorten } from '../predicates/texts/text.ts'
import type { InputRule } from '../rule.ts'

const say = messagesOf('affiliation-text-sent-back', texts)

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
        message: say('lost', { text: shorten(text), object: `{"name": ${quote(text)}}` }),
      })
  },
}
