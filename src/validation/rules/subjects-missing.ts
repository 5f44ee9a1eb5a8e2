import { missing } from '../predicates/missing.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const subjectsMissing: Rule = {
  id: 'subjects-missing',
  severity: 'info',
  strict: true,
  fair: true,
  check: missing('subjects', 'The record has no subjects; add keywords, best of a vocabulary of the field.'),
}

export const subjectsMissingDocs = (): RuleDocs => ({
  summary: 'A record has subjects.',
  why: 'The kernel’s documentation recommends them. Searches and facets of DataCite Commons and other services go by them.',
  examples: {
    passes: [{ record: { subjects: [{ subject: 'Soil' }] } }],
    fails: [
      {
        record: { subjects: [] },
        pointer: '',
        message: 'The record has no subjects; add keywords, best of a vocabulary of the field.',
      },
    ],
  },
  references: [property('subjects[]')],
})
