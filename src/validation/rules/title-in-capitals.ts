import { titles } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titleInCapitals: Rule = {
  id: 'title-in-capitals',
  severity: 'info',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || title.length > 2000 || !capitals.test(title)) return
    report({
      path: ['titles', index, 'title'],
      message: `The title ${quote(title)} is in capitals and would be cited so; write it in small letters with capitals where they belong.`,
    })
  }),
}

export const titleInCapitalsDocs = (): RuleDocs => ({
  summary: 'A title is not written in capitals.',
  why: 'Citation styles put titles in capitals where they want them, but none can tell which letters of a title in capitals are capitals.',
  examples: {
    passes: [{ record: { titles: [{ title: 'ERA5 hourly data on single levels' }, { title: 'GEOFON NRT' }] } }],
    fails: [
      {
        record: { titles: [{ title: 'SOIL MOISTURE OF CENTRAL EUROPE, 1990–2020' }] },
        pointer: '/titles/0/title',
        message:
          'The title "SOIL MOISTURE OF CENTRAL EUROPE, 1990–2020" is in capitals and would be cited so; write it in small letters with capitals where they belong.',
      },
    ],
  },
  references: [property('titles[]')],
})

// Four words of four letters or more, and not one small letter: short ones are names of instruments and programmes.
const capitals = /^(?!.*\p{Ll})(?:[^\p{L}]*(?:\p{L}{1,3}[^\p{L}]+)*\p{Lu}{4,}){4}/u
