import { kernelNamespace } from '../../kernel/kernels.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const kernelRetiredDocs = (): RuleDocs => ({
  summary: 'A record follows kernel 4, the only one that the registry still accepts.',
  why: 'Registered records of kernels 2 and 3 remain readable, but the registry rejects them on registration and update. The record is checked as kernel 4.0; state kernel 4 once it passes.',
  examples: {
    passes: [{ record: { schemaVersion: 'http://datacite.org/schema/kernel-4' } }],
    fails: [
      {
        record: { schemaVersion: 'http://datacite.org/schema/kernel-3' },
        pointer: '/schemaVersion',
        message:
          '"http://datacite.org/schema/kernel-3" is a kernel that the registry no longer accepts; upgrade the record to http://datacite.org/schema/kernel-4.',
      },
    ],
  },
  references: [{ title: 'DataCite Metadata Schema: versions', url: 'https://schema.datacite.org/versions.html' }],
})
