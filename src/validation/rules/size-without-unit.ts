import { messagesOf } from '../../messages/message.ts'
import { sizeWithoutUnit as messages } from '../compiled/rule-texts.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('size-without-unit', messages)

export const sizeWithoutUnit: Rule = {
  id: 'size-without-unit',
  severity: 'info',
  check({ record: { sizes }, report }) {
    if (!Array.isArray(sizes)) return
    sizes.forEach((size: unknown, index) => {
      if (typeof size !== 'string' || !/^\s*\d[\d.,\s]{0,30}$/.test(size)) return
      report({
        path: ['sizes', index],
        message: say('unitless', { size: shorten(size), number: size.trim() }),
      })
    })
  },
}
