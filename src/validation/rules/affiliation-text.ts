import { messagesOf } from '../../messages/message.ts'
import { affiliationText as texts } from '../compiled/rule-texts.ts'
import { affiliationTexts } from '../predicates/agents/affiliation-texts.ts'
import { quote, shorten } from '../predicates/texts/text.ts'
import type { InputContext, InputRule } from '../rule.ts'

const say = messagesOf('affiliation-text', texts)

export const affiliationText: InputRule = {
  id: 'affiliation-text',
  severity: 'warning',
  behaviours: ['wrong-type-dropped'],
  formats: ['datacite-rest-put'],
  check({ format, ...context }: InputContext) {
    if (format !== 'datacite-rest-put') return
    for (const { pointer, text } of affiliationTexts(context))
      context.report({
        pointer,
        message: say('text', { text: shorten(text), object: `{"name": ${quote(text)}}` }),
        fix: {
          description: say('write'),
          safe: true,
          patch: [{ op: 'replace', path: pointer, value: { name: text } }],
        },
      })
  },
}
