import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { english } from '../../src/messages/message.ts'
import { parseYaml } from '../../src/text/yaml/document.ts'

const read = (text: string) => {
  const parts = [...parseYaml(text).parts]
  return {
    values: parts.flatMap(part => ('document' in part ? [part.document.value] : [])),
    documents: parts.flatMap(part => ('document' in part ? [part.document] : [])),
    faults: parts.flatMap(part => ('fault' in part ? [{ ...part.fault, message: english(part.fault.message) }] : [])),
  }
}

describe('parseYaml', () => {
  it('parseYaml reads every YAML scalar except null as text, without conversion', () => {
    expect(
      read('version: 1.10\nyear: 0098\nflag: yes\ndate: 2020-01-01\nhex: 0x1F\nnone: ~\nempty:\nquoted: "null"\n')
        .values,
    ).toEqual([
      {
        version: '1.10',
        year: '0098',
        flag: 'yes',
        date: '2020-01-01',
        hex: '0x1F',
        none: null,
        empty: null,
        quoted: 'null',
      },
    ])
  })

  it('parseYaml reads YAML with block and flow collections, aliases, folded and literal scalars, and several documents', () => {
    const text =
      'a: &x 1\nb:\n  - {c: d, "e f": [1, 2]}\n  - *x\n  - |\n    two\n    lines\n  - >\n    one\n    line\n---\n- x\n...\n'
    expect(read(text).values).toEqual([
      { a: '1', b: [{ c: 'd', 'e f': ['1', '2'] }, '1', 'two\nlines\n', 'one line\n'] },
      ['x'],
    ])
    expect(read('# nothing but a comment\n')).toMatchObject({ values: [], faults: [] })
  })

  it('parseYaml locates values and names in the YAML text', () => {
    const text = 'titles:\n  - title: "A b"\n    lang: en\n'
    const located = read(text).documents[0]?.locate(['/titles/0/title', '/titles/0/lang', '/titles', '/nothing'])
    const shown = [...(located ?? [])].map(([pointer, { key, value }]) => [
      pointer,
      key && text.slice(key.start, key.end),
      text.slice(value.start, value.end),
      value.container,
    ])
    expect(shown).toEqual([
      ['/titles/0/title', 'title', 'A b', false],
      ['/titles/0/lang', 'lang', 'en', false],
      ['/titles', 'titles', '', true],
    ])
  })

  it('parseYaml reports duplicate members of YAML and keeps the last', () => {
    const { documents, values } = read('a: 1\na: 2\nb: {c: [x, {d: 1, d: 2}]}')
    expect(values).toEqual([{ a: '2', b: { c: ['x', { d: '2' }] } }])
    expect(documents[0]?.duplicates().map(({ pointer, start }) => [pointer, start])).toEqual([
      ['/a', 5],
      ['/b/c/1/d', 28],
    ])
  })

  it('parseYaml reads __proto__ as an ordinary key in YAML', () => {
    const [value] = read('__proto__: {polluted: yes}').values
    expect(Object.keys(value as object)).toEqual(['__proto__'])
    expect((value as Record<string, unknown>).polluted).toBeUndefined()
  })

  it.each([
    ['a: !!js/function x', 'The tag !!js/function is not supported; write the value without a tag.', 3],
    [
      'a: *x',
      'The alias *x has no anchor before it in the document (or in the same record, if a long list is read record by record); write the value out.',
      4,
    ],
    [
      '&a [*a]',
      'The alias *a has no anchor before it in the document (or in the same record, if a long list is read record by record); write the value out.',
      5,
    ],
    ['a:\n\tb: 1', 'The text is not YAML: tab characters must not be used in indentation.', 3],
    ['[a]: 1', 'A key should be text, not a list or a mapping.', 0],
    [`${'- '.repeat(10_000)}x`, 'The text is not YAML: nesting exceeded maxDepth (200).', 400],
  ])('parseYaml refuses invalid or unsupported YAML with a message and an offset (row %#)', (text, message, offset) => {
    expect(read(text)).toMatchObject({ values: [], faults: [{ message, offset }] })
  })

  it('parseYaml refuses YAML that is too long to be read as a whole', () => {
    const [part] = [...parseYaml('a: b\n'.repeat(1_700_000)).parts]
    expect(part && 'fault' in part && english(part.fault.message)).toBe(
      'The YAML is longer than 8,388,608 characters and can only be parsed as a whole; split it, or write it as JSON Lines.',
    )
  })

  it('parseYaml refuses YAML aliases that expand to a billion values, without expanding the aliases', () => {
    const names = 'abcdefghij'.split('')
    const bomb = names
      .map(
        (name, index) =>
          `${name}: &${name} [${Array(9)
            .fill(index === 0 ? 'x' : `*${names[index - 1]}`)
            .join(', ')}]`,
      )
      .join('\n')
    expect(read(bomb).faults[0]?.message).toContain('With all aliases expanded')
  })

  it('parseYaml reads JSON as YAML, with every scalar except null as text', () => {
    const asText = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(asText)
      return typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, asText(member)]))
        : value === null
          ? null
          : String(value)
    }
    const printable = fc.string({ unit: fc.constantFrom(...'abc: -#{}[]\'"&*!?|>%@`,\\é水😀 0') })
    const { value: json } = fc.letrec(tie => ({
      value: fc.oneof(
        { maxDepth: 4 },
        printable,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(printable, tie('value'), { maxKeys: 4 }),
      ),
    }))
    fc.assert(
      fc.property(json, value => {
        const { values, faults } = read(JSON.stringify([value]))
        expect(faults).toEqual([])
        expect(values).toEqual([asText([value])])
      }),
    )
  })

  it('parseYaml never throws, even for malformed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab: -\n\t#{}[]\'"&*!?|>%,'), maxLength: 60 }), text => {
        const { values, faults } = read(text)
        expect(values.length + faults.length).toBeGreaterThanOrEqual(0)
        for (const { message } of faults) expect(message).toMatch(/\.$/)
      }),
      { numRuns: 2000 },
    )
  })
})

it('an empty YAML value has the position of its name', () => {
  const located = read('doi: 10.5072/one\npublisher:\n').documents[0]?.locate(['/publisher'])
  expect(located?.get('/publisher')?.value).toMatchObject({ start: 17, end: 26 })
})

it('an empty YAML list entry has the position of its dash', () => {
  const text = 'creators:\n  -\n  - name: "A"\n  -   # nobody - yet\n\n  - \ntitles: [{title: B}]\nsubjects:\n-\n'
  const pointers = ['/creators/0', '/creators/2', '/creators/3', '/subjects/0']
  const located = read(text).documents[0]?.locate(pointers)
  const dashes = [...text.matchAll(/^ *-(?=\s*(?:#.*)?$)/gm)].map(({ 0: dash, index }) => index + dash.length - 1)
  expect(dashes).toHaveLength(4)
  expect(pointers.map(pointer => located?.get(pointer)?.value?.start)).toEqual(dashes)
})

it('parseYaml reads YAML with a gap of 100,000 characters before a list entry', () => {
  const text = `a:\n${'  - x\n'.repeat(2000)}  -${' '.repeat(50_000)}\n${'\n'.repeat(50_000)}  -\n`
  expect(read(text).documents).toHaveLength(1)
})

it.each([
  ['a:\n  - b: "x &\n  y"\n    c: d\n', { a: [{ b: 'x & y', c: 'd' }] }],
  ["a:\n  b: 'x\n\n  y'\nc: d\n", { a: { b: 'x\ny' }, c: 'd' }],
  ['a:\n  b: "x \\\n  y"\n', { a: { b: 'x y' } }],
])('parseYaml reads %j, in which a quoted value continues at the indentation of its parent', (text, value) => {
  expect(read(text).values).toEqual([value])
})

it.each(['a: [x, # c\ny]', 'a:\n  k: [x,\n y]\nb: 2'])(
  'parseYaml reports a YAML list that is indented too little in %j',
  text => {
    expect(read(text).faults).toMatchObject([{ message: 'The text is not YAML: deficient indentation.' }])
    expect(read(text).faults[0]?.offset).toBeGreaterThan(5)
  },
)

it('parseYaml locates values after a quoted YAML value that continues at the indentation of its parent', () => {
  const text = 'a:\n  - b: "x &\n  y"\n    c: d\n'
  const located = read(text).documents[0]?.locate(['/a/0/c'])
  expect(located?.get('/a/0/c')?.value?.start).toBe(text.indexOf('d\n'))
})
