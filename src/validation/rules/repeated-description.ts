import { property } from '../predicates/references.ts'
import { repeated } from '../predicates/repeats.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const repeatedDescription: Rule = {
  id: 'repeated-description',
  severity: 'warning',
  check: repeated('descriptions', 'description', ['lang'], 'description'),
}

export const repeatedDescriptionDocs = (): RuleDocs => ({
  summary: 'Each description is given once in a language.',
  why: 'Landing pages show every description, so readers read the same text twice; where its type differs, one of the types is wrong.',
  examples: {
    passes: [
      {
        record: {
          descriptions: [
            { description: 'Hourly means.', descriptionType: 'Abstract' },
            { description: 'NetCDF 4.', descriptionType: 'TechnicalInfo' },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          descriptions: [
            { description: 'Hourly means.', descriptionType: 'Abstract' },
            { description: 'Hourly means.', descriptionType: 'Methods' },
          ],
        },
        pointer: '/descriptions/1',
        message: 'The description "Hourly means." is the same as entry 1 of the list; join the two in one entry.',
      },
    ],
  },
  references: [property('descriptions[]')],
})
