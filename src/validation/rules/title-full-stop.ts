import { messagesOf } from '../../messages/message.ts'
import { titleFullStop as messages } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { titles } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('title-full-stop', messages)

export const titleFullStop: Rule = {
  id: 'title-full-stop',
  severity: 'info',
  strict: true,
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (
      typeof title !== 'string' ||
      !/[\p{Ll}\d)]\.\s*$/u.test(title.slice(-12)) ||
      abbreviation.test(title.slice(-12))
    )
      return
    const path = ['titles', index, 'title']
    const plain = title.trimEnd().slice(0, -1)
    report({
      path,
      message: say('fullStop', { title: shorten(title) }),
      fix: writing(path, plain, say('omit'), false),
    })
  }),
}

const abbreviation =
  /(?:^|[\s.])(?:\p{L}|al|etc|spp?|var|subsp|[JjSs]r|vol|no|ed|inc|ltd|co|corp|cf|ca|approx|dept|univ|st)\.\s*$/u
