import { latestKernel } from '../../kernel/kernels.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { quote } from '../text.ts'

export const kernelNewer: Rule = {
  id: 'kernel-newer',
  severity: 'warning',
  registry: 'accepts',
  check({ record, stated, report }) {
    if (stated.kind !== 'newer') return
    report({
      path: ['schemaVersion'],
      message: `${quote(stated.name ?? record.schemaVersion)} is not known; the record is checked as kernel ${latestKernel}. Look for a newer version of this tool, or correct the number.`,
    })
  },
}

export const kernelNewerDocs = (): RuleDocs => ({
  summary: 'A record should follow a kernel that is known here.',
  why: 'The record states a kernel newer than any that this version knows, so it is judged by the newest known one: what the newer kernel added is reported although it may be right.',
  examples: {
    passes: [{ record: { schemaVersion: 'http://datacite.org/schema/kernel-4.7' } }],
    fails: [
      {
        record: { schemaVersion: 'http://datacite.org/schema/kernel-4.99' },
        findings: [
          {
            pointer: '/schemaVersion',
            message:
              '"http://datacite.org/schema/kernel-4.99" is not known; the record is checked as kernel 4.7. Look for a newer version of this tool, or correct the number.',
          },
        ],
      },
    ],
  },
  references: [{ title: 'DataCite Metadata Schema: versions', url: 'https://schema.datacite.org/versions.html' }],
})
