import { formatRor, parseRor, rorCheckDigits } from '../../identifiers/schemes/ror.ts'
import { undoubled } from '../../identifiers/undoubled.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import { rorForm as messages } from '../compiled/rule-texts.ts'
import { otherScheme, replaced, visitingScheme } from '../predicates/identifiers/identifiers.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('ror-form', messages)

export const rorForm: Rule = {
  id: 'ror-form',
  severity: 'error',
  behaviours: ['ror-rewritten', 'affiliation-identifier-rewritten', 'funder-rewritten'],
  check: visitingScheme('ROR', (identifier, { report }) => {
    const { value } = identifier
    if (parseRor(value) !== undefined || rorCheckDigits(value) !== undefined) return
    const path = identifier.path
    const inner = parseRor(undoubled(value) ?? '')
    if (inner !== undefined) {
      const url = formatRor(inner)
      report({
        path,
        message: say('doubled', { value: shorten(value), url }),
        suggestions: [url],
        fix: { description: say('write', { url }), safe: true, patch: replaced(path, url) },
      })
      return
    }
    report({ path, message: notRor(value) })
  }),
}

function notRor(value: string): Message {
  const scheme = otherScheme(value)?.scheme
  const shown = { value: shorten(value) }
  if (scheme === undefined) return say('notRor', shown)
  return scheme === 'GRID' ? say('grid', shown) : say('otherScheme', { ...shown, scheme })
}
