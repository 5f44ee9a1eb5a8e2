import { quote } from '../predicates/text.ts'
import type { InputRule, InputRuleDocs } from '../rule.ts'

export const duplicateKey: InputRule = {
  id: 'duplicate-key',
  severity: 'error',
  behaviours: ['repeated-member-dropped'],
  check({ duplicates, report }) {
    for (const { pointer, key } of duplicates) {
      if (aroundRecords.test(pointer)) continue
      report({
        pointer,
        atKey: true,
        message: `This object has several members named ${quote(key)}, and only the last one counts; keep one.`,
      })
    }
  },
}

/** What a REST API says around the metadata of its records. */
const aroundRecords = /^(?:\/data)?(?:\/\d+)?\/(?:relationships|links|meta|included)(?:\/|$)/

export const duplicateKeyDocs = (): InputRuleDocs => ({
  summary: 'No object has two members with the same name.',
  why: 'JSON and YAML parsers keep one of the two values, usually the last, and silently discard the other. Which one a registry keeps is not documented.',
  examples: {
    passes: [
      { input: '{"doi": "10.5072/a", "version": "1.0"}' },
      {
        input:
          '{"data": {"type": "dois", "attributes": {"doi": "10.5072/a"}, "relationships": {"media": {}, "media": {}}}}',
      },
    ],
    fails: [
      {
        input: '{"doi": "10.5072/a", "version": "1.0", "version": "1.1"}',
        pointer: '/version',
        message: 'This object has several members named "version", and only the last one counts; keep one.',
      },
    ],
  },
  references: [{ title: 'RFC 8259, section 4: Objects', url: 'https://www.rfc-editor.org/rfc/rfc8259#section-4' }],
})
