import { messagesOf } from '../../messages/message.ts'
import type { Datacite, Description, Title } from '../../model/datacite.ts'
import { descriptionRepeatsTitle as texts } from '../compiled/rule-texts.ts'
import { removing } from '../predicates/edits.ts'
import { eachObject } from '../predicates/lists.ts'
import { folded } from '../predicates/repeats.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('description-repeats-title', texts)

export const descriptionRepeatsTitle: Rule = {
  id: 'description-repeats-title',
  severity: 'warning',
  check({ record, report }) {
    let titles: ReadonlySet<string> | undefined
    let longest = 0
    eachObject<Title>(record.titles, ({ title }) => {
      if (typeof title === 'string') longest = Math.max(longest, title.length)
    })
    eachObject<Description>(record.descriptions, ({ description }, index) => {
      if (typeof description !== 'string' || description.length > Math.min(2000, longest + 100)) return
      titles ??= titlesOf(record)
      if (!titles.has(plain(description))) return
      report({
        path: ['descriptions', index, 'description'],
        message: say('repeats', { description: shorten(description) }),
        fix: removing(['descriptions', index], say('remove'), false),
      })
    })
  },
}

const plain = (text: string): string => folded(text.replace(/<[^<>]{0,200}>/g, ' ')).replace(/\.$/, '')

function titlesOf({ titles }: Datacite): Set<string> {
  const known = new Set<string>()
  eachObject<Title>(titles, ({ title }) => {
    if (typeof title === 'string') known.add(plain(title))
  })
  known.delete('')
  return known
}
