import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JsonPatchOperation } from '../../../src/core/diagnostic.ts'
import type { Document } from '../../../src/text/document.ts'
import { differences } from '../../../src/text/edit/differences.ts'
import { EditFault, withEdits } from '../../../src/text/edit/edits.ts'
import { parseYaml } from '../../../src/text/yaml/document.ts'
import { yamlEdits } from '../../../src/text/yaml/edit.ts'
import { writeYaml } from '../../../src/text/yaml/write.ts'
import { applyPatch } from '../../../src/validation/fix/apply-patch.ts'
import { patchFor, plainValue } from './arbitrary.ts'

function read(text: string, index = 0): Document {
  const part = [...parseYaml(text).parts][index]
  if (part === undefined || !('document' in part)) throw new Error(`This is no YAML: ${JSON.stringify(part)}\n${text}`)
  return part.document
}

const readValue = (text: string): unknown => read(text).value

function edited(text: string, patch: JsonPatchOperation[], index = 0): string {
  const { value, yaml } = read(text, index)
  const patched = applyPatch(value, patch)
  if (!patched.ok) throw new Error(patched.message)
  if (yaml === undefined) throw new Error('The document has no nodes.')
  return withEdits(text, yamlEdits(text, yaml, differences(value, patched.value)))
}

const record = `# the record
doi: 10.5072/a   # its DOI
titles:
  # the main one
  - title: "Waves: a survey"   # quoted
    lang: en

  - title: 'It''s'
    titleType: Subtitle
subjects:
- sea
- waves # two
types: {resourceTypeGeneral: Dataset, resourceType: 'x'}
descriptions:
  - description: |
      First line.
      Second line.
    descriptionType: Abstract
version:
publicationYear: 2020
`

describe('a patch in YAML text', () => {
  test('yamlEdits keeps quotes, comments and blank lines', () => {
    expect(edited(record, [{ op: 'replace', path: '/titles/0/title', value: 'Waves "b"' }])).toBe(
      record.replace('"Waves: a survey"', '"Waves \\"b\\""'),
    )
    expect(edited(record, [{ op: 'replace', path: '/titles/1/title', value: "That's" }])).toBe(
      record.replace("It''s", "That''s"),
    )
    expect(edited(record, [{ op: 'replace', path: '/doi', value: '10.5072/b' }])).toBe(record.replace('/a ', '/b '))
    expect(edited(record, [{ op: 'replace', path: '/publicationYear', value: '2021' }])).toBe(
      record.replace('2020', '2021'),
    )
    expect(edited(record, [{ op: 'replace', path: '/types/resourceTypeGeneral', value: 'Text, b' }])).toBe(
      record.replace('Dataset', "'Text, b'"),
    )
    expect(edited(record, [{ op: 'replace', path: '/version', value: '1.0' }])).toBe(
      record.replace('version:', "version: '1.0'"),
    )
  })

  test('yamlEdits replaces text that spans several lines', () => {
    expect(edited(record, [{ op: 'replace', path: '/descriptions/0/description', value: 'One\nTwo' }])).toBe(
      record.replace(/\|\n.*\n.*line\.\n/, '"One\\nTwo"\n'),
    )
  })

  test('yamlEdits renames a member', () => {
    expect(edited(record, [{ op: 'move', from: '/titles/1/titleType', path: '/titles/1/type' }])).toBe(
      record.replace('titleType:', 'type:'),
    )
  })

  test('yamlEdits removes entries together with their lines', () => {
    expect(edited(record, [{ op: 'remove', path: '/subjects/0' }])).toBe(record.replace('- sea\n', ''))
    expect(edited(record, [{ op: 'remove', path: '/subjects/1' }])).toBe(record.replace('- waves # two\n', ''))
    expect(edited(record, [{ op: 'remove', path: '/titles/1/titleType' }])).toBe(
      record.replace('    titleType: Subtitle\n', ''),
    )
    expect(edited(record, [{ op: 'remove', path: '/titles/1/title' }])).toBe(
      record.replace("- title: 'It''s'\n    ", '- '),
    )
    expect(edited(record, [{ op: 'remove', path: '/types/resourceTypeGeneral' }])).toBe(
      record.replace('resourceTypeGeneral: Dataset, ', ''),
    )
    expect(
      edited(
        record,
        [1, 0].map(at => ({ op: 'remove', path: `/subjects/${at}` })),
      ),
    ).toBe(record.replace('subjects:\n- sea\n- waves # two', 'subjects: [] # two'))
  })

  test('yamlEdits adds lines with the indentation of their neighbours', () => {
    expect(edited(record, [{ op: 'add', path: '/subjects/-', value: 'a: b' }])).toBe(
      record.replace('# two\n', "# two\n- 'a: b'\n"),
    )
    expect(edited(record, [{ op: 'add', path: '/titles/1', value: { title: 'New', lang: 'de' } }])).toBe(
      record.replace('    lang: en\n', '    lang: en\n  - title: New\n    lang: de\n'),
    )
    expect(edited(record, [{ op: 'add', path: '/types/bibtex', value: 'misc' }])).toBe(
      record.replace("'x'}", "'x', bibtex: misc}"),
    )
    expect(edited(record, [{ op: 'add', path: '/sizes', value: ['1 MB'] }])).toBe(`${record}sizes:\n  - 1 MB\n`)
    const crlf = record.replaceAll('\n', '\r\n')
    expect(edited(crlf, [{ op: 'add', path: '/titles/0/a', value: { b: 'c' } }])).toBe(
      crlf.replace('lang: en\r\n', 'lang: en\r\n    a:\r\n      b: c\r\n'),
    )
  })

  test('yamlEdits removes or replaces an empty entry of a list', () => {
    expect(edited('a:\n  -\n  - b\n', [{ op: 'remove', path: '/a/0' }])).toBe('a:\n  - b\n')
    expect(edited('- b\n- &x\n- c\n', [{ op: 'replace', path: '/1', value: 'd' }])).toBe('- b\n- d\n- c\n')
  })

  test('yamlEdits changes the last of several duplicate members, and renames or removes all of them', () => {
    const text = 'a: 1\nb: 2\na: 3 # c\n'
    expect(edited(text, [{ op: 'replace', path: '/a', value: '4' }])).toBe('a: 1\nb: 2\na: 4 # c\n')
    expect(edited(text, [{ op: 'move', from: '/a', path: '/c' }])).toBe('c: 1\nb: 2\nc: 3 # c\n')
    expect(edited(text, [{ op: 'remove', path: '/a' }])).toBe('b: 2\n')
  })

  test('yamlEdits changes a value that follows a key-value pair in brackets', () => {
    expect(edited('a: [b: c]\nd: e # f\n', [{ op: 'replace', path: '/d', value: 'g' }])).toBe('a: [b: c]\nd: g # f\n')
  })

  test('yamlEdits throws an EditFault for a change through an alias', () => {
    expect(() => edited('a: &x {b: c}\nd: *x\n', [{ op: 'replace', path: '/d/b', value: 'e' }])).toThrow(EditFault)
  })

  test('yamlEdits edits only the requested document in a stream of several', () => {
    expect(edited('a: 1\n---\na: 1\n', [{ op: 'replace', path: '/a', value: '2' }], 1)).toBe('a: 1\n---\na: 2\n')
  })

  test('edited YAML parses to the patched value, unless yamlEdits refuses the edits', () => {
    let refused = 0
    let tried = 0
    fc.assert(
      fc.property(plainValue, fc.infiniteStream(fc.nat(1000)), (given, numbers) => {
        const text = writeYaml(given)
        const value = readValue(text) as Record<string, unknown>
        if (typeof value !== 'object' || value === null) return
        const patch = patchFor(value, numbers)
        const patched = applyPatch(value, patch)
        tried++
        try {
          expect(readValue(edited(text, patch))).toEqual(patched.ok && patched.value)
        } catch (error) {
          if (!(error instanceof EditFault)) throw error
          refused++
        }
      }),
      { numRuns: 1000 },
    )
    expect(refused / tried).toBeLessThan(0.05)
  })
})
