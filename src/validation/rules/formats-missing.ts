import { missing } from '../predicates/missing.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const formatsMissing: Rule = {
  id: 'formats-missing',
  severity: 'info',
  fair: true,
  check: missing(
    'formats',
    'The record does not say in which formats the files are; add their media types, such as text/csv.',
  ),
}

export const formatsMissingDocs = (): RuleDocs => ({
  summary: 'A record gives the formats of the files.',
  why: 'Readers and programs learn from it whether they can use the resource, before they fetch it.',
  examples: {
    passes: [{ record: { formats: ['text/csv'] } }],
    fails: [
      {
        record: { formats: [] },
        pointer: '',
        message: 'The record does not say in which formats the files are; add their media types, such as text/csv.',
      },
    ],
  },
  references: [property('formats[]'), { title: 'F-UJI, metric FsF-R1-01MD', url: 'https://www.f-uji.net/' }],
})
