import { kernelNamespace } from '../../kernel/kernels.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const kernelRetired: Rule = {
  id: 'kernel-retired',
  severity: 'warning',
  behaviours: ['kernel-refused'],
  check({ record, stated, format, report }) {
    // What the registry returns it took long ago: nobody is about to send it.
    if (stated.kind !== 'retired' || format === 'datacite-rest') return
    report({
      path: ['schemaVersion'],
      message: `${quote(record.schemaVersion)} is a kernel that the registry no longer accepts; upgrade the record to ${kernelNamespace}.`,
      expected: kernelNamespace,
    })
  },
}
