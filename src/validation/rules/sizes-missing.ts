import { missing } from '../predicates/missing.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const sizesMissing: Rule = {
  id: 'sizes-missing',
  severity: 'info',
  fair: true,
  check: missing('sizes', 'The record does not say how large the resource is; add its size, such as 15 MB.'),
}

export const sizesMissingDocs = (): RuleDocs => ({
  summary: 'A record gives the size of the resource.',
  why: 'Readers decide by it how to fetch the resource, and programs whether they can.',
  examples: {
    passes: [{ record: { sizes: ['15 MB'] } }],
    fails: [
      {
        record: { sizes: [] },
        pointer: '',
        message: 'The record does not say how large the resource is; add its size, such as 15 MB.',
      },
    ],
  },
  references: [property('sizes[]'), { title: 'F-UJI, metric FsF-R1-01MD', url: 'https://www.f-uji.net/' }],
})
