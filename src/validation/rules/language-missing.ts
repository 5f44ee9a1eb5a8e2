import { isObject } from '../../core/object.ts'
import { isNothing } from '../predicates/missing.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const languageMissing: Rule = {
  id: 'language-missing',
  severity: 'info',
  fair: true,
  check({ record: { language, types }, report }) {
    if (!isNothing(language) || !isObject(types) || speechless.has(String(types.resourceTypeGeneral))) return
    report({
      path: [],
      message: 'The record does not say in which language the resource is; add the language, such as en.',
      actual: undefined,
    })
  },
}

export const languageMissingDocs = (): RuleDocs => ({
  summary: 'A record says in which language the resource is.',
  why: 'Readers filter by it, and citation styles capitalise titles by it.',
  examples: {
    passes: [
      { record: { language: 'en', types: { resourceTypeGeneral: 'Report' } } },
      { record: { types: { resourceTypeGeneral: 'PhysicalObject' } } },
    ],
    fails: [
      {
        record: { types: { resourceTypeGeneral: 'Report' } },
        pointer: '',
        message: 'The record does not say in which language the resource is; add the language, such as en.',
      },
    ],
  },
  references: [property('language')],
})

const speechless = new Set([
  'Dataset',
  'Image',
  'Instrument',
  'PhysicalObject',
  'Sound',
  'Software',
  'Model',
  'Workflow',
  'Collection',
  'Award',
])
