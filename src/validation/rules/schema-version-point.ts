import { hasReached, kernelNamespace } from '../../kernel/kernels.ts'
import { registry } from '../predicates/references.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const schemaVersionPointDocs = (): RuleDocs => ({
  summary: 'A record for the registry’s REST API gives kernel-4, without a point version, as its schemaVersion.',
  why: 'The registry validates a record only if it knows the schemaVersion, and after 4.3 it knows only plain kernel-4. With kernel-4.4 or later it silently skips validation and registers the record, errors included.',
  examples: {
    passes: [
      { record: { schemaVersion: 'http://datacite.org/schema/kernel-4' }, format: 'datacite-rest' },
      { record: { schemaVersion: 'http://datacite.org/schema/kernel-4.3' }, format: 'datacite-rest' },
      { record: { schemaVersion: 'http://datacite.org/schema/kernel-4.5' }, format: 'citable-json' },
    ],
    fails: [
      {
        record: { schemaVersion: 'http://datacite.org/schema/kernel-4.5' },
        format: 'datacite-rest',
        pointer: '/schemaVersion',
        message:
          'With the schemaVersion http://datacite.org/schema/kernel-4.5 the registry registers a record without validating it; write http://datacite.org/schema/kernel-4 when you send it.',
      },
    ],
  },
  references: [
    registry('checking against the schema', 'lupo', 'app/validators/xml_schema_validator.rb'),
    { title: 'Invalid records are accepted', url: 'https://github.com/datacite/datacite/issues/2185' },
  ],
})
