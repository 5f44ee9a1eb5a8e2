import type { InputRule, InputRuleDocs } from '../rule.ts'
import { quote } from '../text.ts'

export const duplicateKey: InputRule = {
  id: 'duplicate-key',
  severity: 'error',
  registry: 'drops',
  check({ duplicates, report }) {
    for (const { pointer, key } of duplicates) {
      report({
        pointer,
        atKey: true,
        message: `There are two members ${quote(key)} in this object, and only the last one counts; keep one.`,
      })
    }
  },
}

export const duplicateKeyDocs = (): InputRuleDocs => ({
  summary: 'No object should have two members of the same name.',
  why: 'JSON and YAML readers keep one of the two values, most of them the last, and lose the other without a word. Which one a registry keeps is not written down anywhere.',
  examples: {
    passes: [{ input: '{"doi": "10.5072/a", "version": "1.0"}' }],
    fails: [
      {
        input: '{"doi": "10.5072/a", "version": "1.0", "version": "1.1"}',
        findings: [
          {
            pointer: '/version',
            message: 'There are two members "version" in this object, and only the last one counts; keep one.',
          },
        ],
      },
    ],
  },
  references: [{ title: 'RFC 8259, section 4: Objects', url: 'https://www.rfc-editor.org/rfc/rfc8259#section-4' }],
})
