import type { Description, Title } from '../../model/datacite.ts'
import { removing } from '../edits.ts'
import { eachObject } from '../lists.ts'
import { property } from '../references.ts'
import { folded } from '../repeats.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { quote } from '../text.ts'

export const descriptionRepeatsTitle: Rule = {
  id: 'description-repeats-title',
  severity: 'warning',
  check({ record, report }) {
    const titles = new Set<string>()
    eachObject<Title>(record.titles, ({ title }) => {
      if (typeof title === 'string') titles.add(plain(title))
    })
    titles.delete('')
    if (titles.size === 0) return
    eachObject<Description>(record.descriptions, ({ description }, index) => {
      if (typeof description !== 'string' || description.length > 2000 || !titles.has(plain(description))) return
      report({
        path: ['descriptions', index, 'description'],
        message: `The description ${quote(description)} only repeats the title; say what the resource is, how it came about and what it is good for, or omit it.`,
        fix: removing(['descriptions', index], 'Remove the description.', false),
      })
    })
  },
}

export const descriptionRepeatsTitleDocs = (): RuleDocs => ({
  summary: 'A description says more than the title.',
  why: 'Readers decide by the description whether a resource is relevant. One that repeats the title hides from reports that there is none.',
  examples: {
    passes: [
      {
        record: {
          titles: [{ title: 'Soil moisture' }],
          descriptions: [{ description: 'Hourly means.', descriptionType: 'Abstract' }],
        },
      },
    ],
    fails: [
      {
        record: {
          titles: [{ title: 'Soil moisture' }],
          descriptions: [{ description: '<p>Soil moisture.</p>', descriptionType: 'Abstract' }],
        },
        pointer: '/descriptions/0/description',
        message:
          'The description "<p>Soil moisture.</p>" only repeats the title; say what the resource is, how it came about and what it is good for, or omit it.',
      },
    ],
  },
  references: [property('descriptions[]')],
})

const plain = (text: string): string => folded(text.replace(/<[^<>]{0,200}>/g, ' ')).replace(/\.$/, '')
