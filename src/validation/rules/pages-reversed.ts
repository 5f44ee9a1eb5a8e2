import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { pagesReversed as texts } from '../compiled/rule-texts.ts'
import { relatedItems } from '../predicates/lists.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('pages-reversed', texts)

export const pagesReversed: Rule = {
  id: 'pages-reversed',
  severity: 'warning',
  check: visiting(relatedItems, ({ item: { firstPage, lastPage }, index }, { report }) => {
    if (
      typeof firstPage !== 'string' ||
      typeof lastPage !== 'string' ||
      !/^\d{1,7}$/.test(firstPage) ||
      !/^\d{1,7}$/.test(lastPage)
    )
      return
    // A last page with fewer digits is an abbreviation: 123-8.
    if (lastPage.length < firstPage.length || Number(firstPage) <= Number(lastPage)) return
    const path = ['relatedItems', index]
    report({
      path: [...path, 'firstPage'],
      message: say('reversed', { first: firstPage, last: lastPage }),
      fix: {
        description: say('fix'),
        safe: false,
        patch: [
          { op: 'replace', path: toPointer([...path, 'firstPage']), value: lastPage },
          { op: 'replace', path: toPointer([...path, 'lastPage']), value: firstPage },
        ],
      },
    })
  }),
}
