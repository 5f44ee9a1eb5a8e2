import { isUnknownValue } from '../../kernel/unknown-values.ts'
import { messagesOf } from '../../messages/message.ts'
import { descriptionPlaceholder as texts } from '../compiled/rule-texts.ts'
import { isPlaceholder } from '../predicates/agents/placeholders.ts'
import { removing } from '../predicates/edits.ts'
import { descriptions } from '../predicates/lists.ts'
import { isBlank, shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('description-placeholder', texts)

export const descriptionPlaceholder: Rule = {
  id: 'description-placeholder',
  severity: 'warning',
  check: visiting(descriptions, ({ item: { description }, index }, { report }) => {
    if (typeof description !== 'string' || isBlank(description)) return
    const plain =
      description.length > 500 || !description.includes('<') ? description : description.replace(/<[^<>]{0,200}>/g, '')
    const code = isUnknownValue(plain.trim())
    if (!code && !isPlaceholder(plain)) return
    const isNumber = /^\s*\d+\s*$/.test(plain)
    report({
      path: ['descriptions', index, 'description'],
      message: say(isNumber ? 'number' : code ? 'code' : 'placeholder', { description: shorten(description) }),
      fix: removing(['descriptions', index], say('remove'), code),
    })
  }),
}
