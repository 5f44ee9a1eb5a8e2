import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JsonPatchOperation } from '../../../src/core/diagnostic.ts'
import { readDataciteSource } from '../../../src/datacite/read/read-source.ts'
import { EditFault, withEdits } from '../../../src/text/edit/edits.ts'
import { parseYaml } from '../../../src/text/yaml/document.ts'
import { writeYaml } from '../../../src/text/yaml/write.ts'
import { applyPatch } from '../../../src/validation/fix/apply-patch.ts'
import { documentEdits } from '../../../src/validation/fix/document-edits.ts'
import { plainValue } from '../../text/edit/arbitrary.ts'

const valuesIn = (text: string): unknown[] =>
  [...parseYaml(text).parts].map(part => ('document' in part ? part.document.value : 'unread'))

function patched(text: string, index: number, patch: readonly JsonPatchOperation[]): string {
  const source = [...readDataciteSource(text).documents][index]
  if (source === undefined) throw new Error(`There is no document ${index} in ${text}`)
  return withEdits(text, documentEdits({ text, source, index }, patch))
}

const record = (title: string): object => ({ doi: '10.5072/a', titles: [{ title }], creators: [{ name: 'A' }] })
const texts = fc.constantFrom('plain', 'a: b', '- x', '# c', '"q"', '---', '...', ' x ', 'a\nb', '*a', '2020', '')

describe('YAML of several records', () => {
  test.each([
    ['a YAML list', (records: object[]) => writeYaml(records)],
    ['a stream of YAML documents', (records: object[]) => records.map(one => `---\n${writeYaml(one)}`).join('')],
  ])('changing one record in %s keeps the others unchanged', (name, written) => {
    fc.assert(
      fc.property(
        fc.array(texts, { minLength: 2, maxLength: 5 }),
        fc.nat(4),
        fc.oneof(texts, plainValue),
        fc.constantFrom('/titles/0/title', '/titles/0', '/titles/-', '/version'),
        (titles, nat, value, path) => {
          const text = written(titles.map(record))
          const at = nat % titles.length
          const isList = name === 'a YAML list'
          const operation: JsonPatchOperation = { op: 'add', path: isList ? `/${at}${path}` : path, value }
          const index = isList ? 0 : at
          const before = valuesIn(text)
          let after: string
          try {
            after = patched(text, index, [operation])
          } catch (error) {
            expect(error).toBeInstanceOf(EditFault)
            return
          }
          const wanted = applyPatch(before[index], [operation])
          const read = valuesIn(after)
          expect(read.toSpliced(index, 1)).toEqual(before.toSpliced(index, 1))
          expect(JSON.stringify(read[index])).toBe(JSON.stringify(wanted.ok && asText(wanted.value)))
        },
      ),
      { numRuns: 500 },
    )
  })

  test.each([
    ['- doi: 10.5072/a # - b\n  titles: [{title: x}]\n# - c\n- doi: 10.5072/b\n  titles: [{title: x}]\n', '/1/doi'],
    ['- # - b\n  doi: 10.5072/a\n  titles: [{title: x}]\n- {doi: 10.5072/b, titles: [{title: x}]}', '/0/doi'],
    ['-   doi: 10.5072/a\n    titles: [{title: x}]\n-   doi: 10.5072/b\n    titles: [{title: x}]', '/1/doi'],
  ])('a fix keeps the indentation, and comments that contain dashes: %s', (text, path) => {
    const after = patched(text, 0, [{ op: 'replace', path, value: '10.5072/c' }])
    expect(after).toBe(text.replace(path === '/1/doi' ? '10.5072/b' : '10.5072/a', '10.5072/c'))
  })

  test('a fix does not change a value that two records share', () => {
    const text = '- doi: 10.5072/a\n  titles: &t [{title: x}]\n- doi: 10.5072/b\n  titles: *t\n'
    expect(() => patched(text, 0, [{ op: 'replace', path: '/0/titles/0/title', value: 'y' }])).toThrow(EditFault)
    expect(patched(text, 0, [{ op: 'replace', path: '/1/doi', value: '10.5072/c' }])).toBe(text.replace('/b', '/c'))
  })
})

/** Returns a value with all scalars except null as text, because YAML is read without types. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText)
  if (typeof value !== 'object' || value === null) return value === null ? null : String(value)
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asText(member)]))
}
