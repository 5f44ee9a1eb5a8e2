import { valueAt } from '../../core/pointer.ts'
import type { InputRule, InputRuleDocs } from '../rule.ts'

export const numberPrecision: InputRule = {
  id: 'number-precision',
  severity: 'warning',
  behaviours: ['number-rounded'],
  check({ imprecise, value, report }) {
    for (const pointer of imprecise) {
      report({
        pointer,
        message: Number.isFinite(valueAt(value, pointer))
          ? `This number has more digits than JSON parsers keep: it is read as ${String(valueAt(value, pointer))}; write it as text.`
          : 'This number is too large: JSON parsers read it as infinity or null; correct it, or write it as text.',
      })
    }
  },
}

export const numberPrecisionDocs = (): InputRuleDocs => ({
  summary: 'A number has no more digits than a double can hold.',
  why: 'JSON parsers read numbers as 64-bit floating point: integers beyond 2^53 are rounded, and numbers beyond 1.8e308 become infinite. An identifier or a file size written as such a number arrives changed.',
  examples: {
    passes: [{ input: '{"doi": "10.5072/a", "viewCount": 9007199254740991}' }],
    fails: [
      {
        input: '{"doi": "10.5072/a", "viewCount": 12345678901234567890}',
        pointer: '/viewCount',
        message:
          'This number has more digits than JSON parsers keep: it is read as 12345678901234567000; write it as text.',
      },
      {
        input: '{"doi": "10.5072/a", "viewCount": 1e999}',
        pointer: '/viewCount',
        message: 'This number is too large: JSON parsers read it as infinity or null; correct it, or write it as text.',
      },
    ],
  },
  references: [{ title: 'RFC 8259, section 6: Numbers', url: 'https://www.rfc-editor.org/rfc/rfc8259#section-6' }],
})
