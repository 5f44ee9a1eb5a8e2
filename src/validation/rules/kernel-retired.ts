import { kernelNamespace } from '../../kernel/kernels.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { quote } from '../text.ts'

export const kernelRetired: Rule = {
  id: 'kernel-retired',
  severity: 'warning',
  registry: 'rejects',
  check({ record, stated, report }) {
    if (stated.kind !== 'retired') return
    report({
      path: ['schemaVersion'],
      message: `${quote(record.schemaVersion)} is a kernel that the registry no longer takes; move the record to ${kernelNamespace}.`,
      expected: kernelNamespace,
    })
  },
}

export const kernelRetiredDocs = (): RuleDocs => ({
  summary: 'A record should follow kernel 4, the only one that the registry still takes.',
  why: 'Records of kernels 2 and 3 stay readable, but the registry refuses them when they are registered or updated. The record is judged as kernel 4.0; state kernel 4 once it passes.',
  examples: {
    passes: [{ record: { schemaVersion: 'http://datacite.org/schema/kernel-4' } }],
    fails: [
      {
        record: { schemaVersion: 'http://datacite.org/schema/kernel-3' },
        findings: [
          {
            pointer: '/schemaVersion',
            message:
              '"http://datacite.org/schema/kernel-3" is a kernel that the registry no longer takes; move the record to http://datacite.org/schema/kernel-4.',
          },
        ],
      },
    ],
  },
  references: [{ title: 'DataCite Metadata Schema: versions', url: 'https://schema.datacite.org/versions.html' }],
})
