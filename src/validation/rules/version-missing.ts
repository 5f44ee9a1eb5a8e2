import { isObject } from '../../core/object.ts'
import { isNothing } from '../predicates/missing.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const versionMissingDocs = (): RuleDocs => ({
  summary: 'Software and data have a version.',
  why: 'Results can only be repeated with the same version; DataCite’s citation for software has it.',
  examples: {
    passes: [{ record: { version: '1.0', types: { resourceTypeGeneral: 'Software' } } }],
    fails: [
      {
        record: { types: { resourceTypeGeneral: 'Software' } },
        pointer: '',
        message: 'The Software has no version; add it, such as 1.0.',
      },
    ],
  },
  references: [property('version')],
})

const versioned = new Set(['Software', 'Dataset', 'Model', 'Workflow', 'ComputationalNotebook'])
