import { nodeAt } from '../../kernel/tree.ts'
import { messagesOf } from '../../messages/message.ts'
import { titleBlank as messages } from '../compiled/rule-texts.ts'
import { titles } from '../predicates/lists.ts'
import { isBlank } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('title-blank', messages)

export const titleBlank: Rule = {
  id: 'title-blank',
  severity: 'error',
  behaviours: ['empty-dropped', 'white-space-squeezed'],
  check: visiting(titles, ({ item: { title, titleType }, index }, { kernel, report }) => {
    // An entry without a title is an empty element in XML.
    const text: unknown = title ?? ''
    if (typeof text !== 'string' || !isBlank(text)) return
    // The schema reports an empty title if the kernel forbids it.
    if (text === '' && nodeAt('titles[].title', kernel)?.value === 'nonEmpty') return
    const message = typeof titleType === 'string' ? say('typed', { type: titleType }) : say('main')
    report({ path: ['titles', index, 'title'], message })
  }),
}
