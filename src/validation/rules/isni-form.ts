import { isniCheckDigit, parseIsni } from '../../identifiers/schemes/isni.ts'
import { messagesOf } from '../../messages/message.ts'
import { isniForm as texts } from '../compiled/rule-texts.ts'
import { otherScheme, visitingScheme } from '../predicates/identifiers/identifiers.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('isni-form', texts)

export const isniForm: Rule = {
  id: 'isni-form',
  severity: 'error',
  check: visitingScheme('ISNI', (identifier, { report }) => {
    const { value } = identifier
    if (parseIsni(value) !== undefined || isniCheckDigit(value) !== undefined) return
    const other = otherScheme(value)
    report({
      path: identifier.path,
      message:
        other === undefined
          ? say('unreadable', { value: shorten(value) })
          : say('otherScheme', { value: shorten(value), scheme: other.scheme }),
    })
  }),
}
