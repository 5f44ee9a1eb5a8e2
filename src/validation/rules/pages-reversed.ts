import { toPointer } from '../../core/pointer.ts'
import { relatedItems } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

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
    // A last page of fewer digits is an abbreviation: 123-8.
    if (lastPage.length < firstPage.length || Number(firstPage) <= Number(lastPage)) return
    const path = ['relatedItems', index]
    report({
      path: [...path, 'firstPage'],
      message: `The firstPage ${firstPage} comes after the lastPage ${lastPage}; swap them if they were mixed up.`,
      fix: {
        description: 'Swap the first and the last page.',
        safe: false,
        patch: [
          { op: 'replace', path: toPointer([...path, 'firstPage']), value: lastPage },
          { op: 'replace', path: toPointer([...path, 'lastPage']), value: firstPage },
        ],
      },
    })
  }),
}

export const pagesReversedDocs = (): RuleDocs => ({
  summary: 'The first page of an article comes before the last one.',
  why: 'Both are printed in citations, and link resolvers find an article by its first page.',
  examples: {
    passes: [
      {
        record: {
          relatedItems: [
            { firstPage: '117', lastPage: '123' },
            { firstPage: '117', lastPage: '23' },
          ],
        },
      },
    ],
    fails: [
      {
        record: { relatedItems: [{ firstPage: '123', lastPage: '117' }] },
        pointer: '/relatedItems/0/firstPage',
        message: 'The firstPage 123 comes after the lastPage 117; swap them if they were mixed up.',
      },
    ],
  },
  references: [property('relatedItems[].firstPage'), property('relatedItems[].lastPage')],
})
