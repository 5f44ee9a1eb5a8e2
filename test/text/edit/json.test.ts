import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JsonPatchOperation } from '../../../src/core/diagnostic.ts'
import { differences } from '../../../src/text/edit/differences.ts'
import { withEdits } from '../../../src/text/edit/edits.ts'
import { parseJson } from '../../../src/text/json/document.ts'
import { jsonEdits } from '../../../src/text/json/edit.ts'
import { applyPatch } from '../../../src/validation/fix/apply-patch.ts'
import { patchFor, plainValue } from './arbitrary.ts'

function edited(text: string, patch: JsonPatchOperation[], index = 0): string {
  const part = [...parseJson(text).parts][index]
  if (part === undefined || !('document' in part)) throw new Error('There is no such document.')
  const patched = applyPatch(part.document.value, patch)
  if (!patched.ok) throw new Error(patched.message)
  return withEdits(text, jsonEdits(text, part.document, differences(part.document.value, patched.value)))
}

describe('a patch in JSON text', () => {
  test('jsonEdits changes a value and nothing around it', () => {
    const text = '{ "doi" :"10.5072/A",\n\t"sizes":[ "1 kB" , "2\\u00a0kB" ] }\n'
    expect(edited(text, [{ op: 'replace', path: '/sizes/0', value: '1 KB' }])).toBe(text.replace('1 kB', '1 KB'))
  })

  test('jsonEdits renames a member in place', () => {
    const text = '{\n  "titels": [{"title": "A"}],\n  "doi": "10.5072/a"\n}'
    expect(edited(text, [{ op: 'move', from: '/titels', path: '/titles' }])).toBe(text.replace('titels', 'titles'))
  })

  test('jsonEdits removes members and entries together with the commas that separate them', () => {
    const text = '{\n  "a": 1,\n  "b": [1, 2, 3],\n  "c": 3\n}'
    expect(edited(text, [{ op: 'remove', path: '/a' }])).toBe('{\n  "b": [1, 2, 3],\n  "c": 3\n}')
    expect(edited(text, [{ op: 'remove', path: '/c' }])).toBe('{\n  "a": 1,\n  "b": [1, 2, 3]\n}')
    expect(edited(text, [{ op: 'remove', path: '/b/1' }])).toBe(text.replace('1, 2, 3', '1, 3'))
    expect(edited(text, [{ op: 'remove', path: '/b/0' }])).toBe(text.replace('1, 2, 3', '2, 3'))
    const all = [2, 1, 0].map(at => ({ op: 'remove' as const, path: `/b/${at}` }))
    expect(edited(text, all)).toBe(text.replace('1, 2, 3', ''))
  })

  test('jsonEdits adds members in the layout of the existing ones', () => {
    const add = (text: string): string => edited(text, [{ op: 'add', path: '/c', value: { d: ['x'] } }])
    expect(add('{"a":1,"b":2}')).toBe('{"a":1,"b":2,"c":{"d":["x"]}}')
    expect(add('{"a": 1, "b": 2}')).toBe('{"a": 1, "b": 2, "c": {"d": ["x"]}}')
    expect(add('{\r\n\t"a": 1\r\n}')).toBe('{\r\n\t"a": 1,\r\n\t"c": {\r\n\t\t"d": [\r\n\t\t\t"x"\r\n\t\t]\r\n\t}\r\n}')
    expect(add('{}')).toBe('{"c":{"d":["x"]}}')
  })

  test('jsonEdits fills an empty object or list', () => {
    const text = '{\n  "a": {},\n  "b": []\n}'
    const filled = edited(text, [
      { op: 'add', path: '/a/x', value: 1 },
      { op: 'add', path: '/b/-', value: 'y' },
    ])
    expect(filled).toBe('{\n  "a": {\n    "x": 1\n  },\n  "b": [\n    "y"\n  ]\n}')
  })

  test('jsonEdits keeps each record on its own line in NDJSON', () => {
    const text = '{"doi": "10.5072/a"}\n{"doi": "10.5072/b"}\n'
    expect(edited(text, [{ op: 'add', path: '/titles', value: [{ title: 'B' }] }], 1)).toBe(
      '{"doi": "10.5072/a"}\n{"doi": "10.5072/b", "titles": [{"title": "B"}]}\n',
    )
  })

  test('jsonEdits writes ASCII if the JSON text is ASCII', () => {
    const text = '{"a": "M\\u00fcller", "b": "x"}'
    expect(edited(text, [{ op: 'replace', path: '/b', value: 'ß𝄞' }])).toBe(
      '{"a": "M\\u00fcller", "b": "\\u00df\\ud834\\udd1e"}',
    )
  })

  test('any JSON text with its edits applied parses to the patched value', () => {
    const layout = fc.constantFrom(undefined, 2, 4, '\t')
    fc.assert(
      fc.property(
        plainValue,
        layout,
        fc.boolean(),
        fc.infiniteStream(fc.nat(1000)),
        (value, indent, hasCr, numbers) => {
          const patch = patchFor(value, numbers)
          const text = JSON.stringify(value, null, indent).replaceAll('\n', hasCr ? '\r\n' : '\n')
          const patched = applyPatch(value, patch)
          expect(patched.ok).toBe(true)
          expect(JSON.parse(edited(text, patch))).toEqual(patched.ok && patched.value)
        },
      ),
    )
  })
})
