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
      message: `${quote(stated.name ?? record.schemaVersion)} is not known; the record is checked as the newest kernel known here. Correct the number, or use a newer version of citable.`,
    })
  },
}

export const kernelNewerDocs = (): RuleDocs => ({
  summary: 'A record should follow a kernel that is known here.',
  why: 'The record states a kernel newer than any that this version of citable knows. It is checked by the newest one known, so what the newer kernel added is reported although it may be right.',
  examples: {
    passes: [{ record: { schemaVersion: 'http://datacite.org/schema/kernel-4.7' } }],
    fails: [
      {
        record: { schemaVersion: 'http://datacite.org/schema/kernel-4.99' },
        findings: [
          {
            pointer: '/schemaVersion',
            message:
              '"http://datacite.org/schema/kernel-4.99" is not known; the record is checked as the newest kernel known here. Correct the number, or use a newer version of citable.',
          },
        ],
      },
    ],
  },
  references: [{ title: 'DataCite Metadata Schema: versions', url: 'https://schema.datacite.org/versions.html' }],
})
