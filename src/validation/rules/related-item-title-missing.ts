import { messagesOf } from '../../messages/message.ts'
import { relatedItemTitleMissing as messages } from '../compiled/rule-texts.ts'
import { relatedItems } from '../predicates/lists.ts'
import { isBlank } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('related-item-title-missing', messages)

export const relatedItemTitleMissing: Rule = {
  id: 'related-item-title-missing',
  severity: 'warning',
  check: visiting(relatedItems, ({ item: { titles, relatedItemType }, index }, { report }) => {
    if (titles !== undefined && titles !== null && !(Array.isArray(titles) && titles.every(isWithoutText))) return
    const type = typeof relatedItemType === 'string' ? relatedItemType : ''
    report({ path: ['relatedItems', index], message: type === '' ? say('item') : say('missing', { type }) })
  }),
}

function isWithoutText(entry: unknown): boolean {
  const { title } = (entry ?? {}) as { title?: unknown }
  return title === undefined || title === null || (typeof title === 'string' && isBlank(title))
}
