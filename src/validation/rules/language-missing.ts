import { isObject } from '../../core/object.ts'
import { isNothing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

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
