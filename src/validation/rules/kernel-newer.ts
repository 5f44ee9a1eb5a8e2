import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const kernelNewer: Rule = {
  id: 'kernel-newer',
  severity: 'warning',
  check({ record, stated, report }) {
    if (stated.kind !== 'newer') return
    report({
      path: ['schemaVersion'],
      message: `${quote(stated.name ?? record.schemaVersion)} is not a known kernel; the record is checked as the newest known one. Correct the number, or use a newer version of citable.`,
    })
  },
}

export const kernelNewerDocs = (): RuleDocs => ({
  summary: 'A record follows a kernel that this version of citable knows.',
  why: 'A record that states a newer kernel than this version of citable knows is checked against the newest known one, so additions of the newer kernel are reported although they may be correct.',
  examples: {
    passes: [{ record: { schemaVersion: 'http://datacite.org/schema/kernel-4.7' } }],
    fails: [
      {
        record: { schemaVersion: 'http://datacite.org/schema/kernel-4.99' },
        pointer: '/schemaVersion',
        message:
          '"http://datacite.org/schema/kernel-4.99" is not a known kernel; the record is checked as the newest known one. Correct the number, or use a newer version of citable.',
      },
    ],
  },
  references: [{ title: 'DataCite Metadata Schema: versions', url: 'https://schema.datacite.org/versions.html' }],
})
