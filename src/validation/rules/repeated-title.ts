import { property } from '../predicates/references.ts'
import { repeated } from '../predicates/repeats.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const repeatedTitle: Rule = {
  id: 'repeated-title',
  severity: 'warning',
  check: repeated('titles', 'title', ['lang'], 'title'),
}

export const repeatedTitleDocs = (): RuleDocs => ({
  summary: 'Each title is given once in a language.',
  why: 'An alternative title that is the main title again tells nothing, and is shown beside it.',
  examples: {
    passes: [
      {
        record: {
          titles: [{ title: 'Soil moisture' }, { title: 'Bodenfeuchte', titleType: 'TranslatedTitle', lang: 'de' }],
        },
      },
    ],
    fails: [
      {
        record: { titles: [{ title: 'Soil moisture' }, { title: 'Soil Moisture', titleType: 'AlternativeTitle' }] },
        pointer: '/titles/1',
        message: 'The title "Soil Moisture" is the same as entry 1 of the list; join the two in one entry.',
      },
      {
        record: { titles: [{ title: 'Soil moisture' }, { title: 'Soil moisture' }] },
        pointer: '/titles/1',
        message: 'The title "Soil moisture" is the same as entry 1 of the list; remove one of the two.',
      },
    ],
  },
  references: [property('titles[]')],
})
