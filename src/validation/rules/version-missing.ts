import { isObject } from '../../core/object.ts'
import { isNothing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

export const versionMissing: Rule = {
  id: 'version-missing',
  severity: 'info',
  fair: true,
  check({ record: { version, types }, report }) {
    if (!isNothing(version) || !isObject(types) || !versioned.has(String(types.resourceTypeGeneral))) return
    report({
      path: [],
      message: `The ${types.resourceTypeGeneral} has no version; add it, such as 1.0.`,
      actual: undefined,
    })
  },
}

const versioned = new Set(['Software', 'Dataset', 'Model', 'Workflow', 'ComputationalNotebook'])
