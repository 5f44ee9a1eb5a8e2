import { toPointer } from '../../core/pointer.ts'
import { nearest } from '../predicates/nearest.ts'
import { quote, shorten } from '../predicates/text.ts'
import type { InputRule, InputRuleDocs } from '../rule.ts'

export const unknownKey: InputRule = {
  id: 'unknown-key',
  severity: 'warning',
  behaviours: ['unknown-member-dropped'],
  check({ unknown, report }) {
    for (const { path, name, known } of unknown) {
      const suggestions = nearest(name, known)
      const [meant] = suggestions
      const pointer = toPointer(path)
      report({
        pointer,
        atKey: true,
        message: `${quote(name)} is not known here, so its value would be lost; ${meant === undefined ? 'remove it, or move it where it belongs.' : `did you mean "${meant}"?`}`,
        expected: `one of ${shorten(known.join(', '), 400)}`,
        suggestions,
        ...(meant !== undefined && {
          fix: {
            description: `Rename it to "${meant}".`,
            safe: meant.toLowerCase() === name.toLowerCase(),
            patch: [{ op: 'move', from: pointer, path: toPointer([...path.slice(0, -1), meant]) }],
          },
        }),
      })
    }
  },
}

export const unknownKeyDocs = (): InputRuleDocs => ({
  summary: 'Every member of a record is known to its format.',
  why: 'The registry silently drops every member it does not know, so a value under a misspelt name is lost without notice. The dialects differ in single letters (`schemeUri` here, `schemeURI` there), so a name that is correct in one is unknown in another.',
  examples: {
    passes: [{ input: '{"doi": "10.5072/a", "subjects": [{"subject": "soil", "schemeUri": "https://example.org/"}]}' }],
    fails: [
      {
        input: '{"doi": "10.5072/a", "subjects": [{"subject": "soil", "schemeURI": "https://example.org/"}]}',
        pointer: '/subjects/0/schemeURI',
        message: '"schemeURI" is not known here, so its value would be lost; did you mean "schemeUri"?',
      },
      {
        input: '{"doi": "10.5072/a", "colour": "green"}',
        pointer: '/colour',
        message: '"colour" is not known here, so its value would be lost; remove it, or move it where it belongs.',
      },
    ],
  },
  references: [{ title: 'DataCite REST API', url: 'https://support.datacite.org/docs/api-create-dois' }],
})
