import { hasReached, kernelNamespace } from '../../kernel/kernels.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const schemaVersionPoint: Rule = {
  id: 'schema-version-point',
  severity: 'info',
  check({ record, stated, format, report }) {
    if (!format.startsWith('datacite-rest') || stated.kind !== 'exact' || !hasReached(stated.kernel, '4.4')) return
    report({
      path: ['schemaVersion'],
      message: `With the schemaVersion ${shorten(record.schemaVersion)} the registry registers a record without validating it; write ${kernelNamespace} when you send it.`,
      suggestions: [kernelNamespace],
      fix: {
        description: `Write the schemaVersion as ${kernelNamespace}.`,
        safe: false,
        patch: [{ op: 'replace', path: '/schemaVersion', value: kernelNamespace }],
      },
    })
  },
}
