import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPointer, valueAt } from '../../src/core/pointer.ts'
import { english } from '../../src/messages/message.ts'
import { parseJson } from '../../src/text/json/document.ts'
import { duplicateKeys, locateJson } from '../../src/text/json/locate.ts'
import { scanJson } from '../../src/text/json/scan.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('parseJson', () => {
  const nested = (levels: number) => `${'{"]\\\\\\"[":['.repeat(levels / 2)}${']}'.repeat(levels / 2)}`
  const faultIn = (text: string) =>
    [...parseJson(text).parts].map(part => ('fault' in part ? part.fault : undefined))[0]

  it('parseJson accepts 250,000 levels of nesting', () => {
    expect(faultIn(nested(250_000))).toBeUndefined()
  })

  it.each([
    ['closed', nested(250_002), 250_000 * 5.5],
    ['open', `{"a": 1, "b":${'['.repeat(500_000)}`, 13 + 249_999],
    ['in a line', `{"a":1}\n${'['.repeat(300_000)}\n`, undefined],
  ])('refuses JSON nested more than 250,000 levels deep before parsing the rest: %s', (_, text, offset) => {
    const [fault] = [...parseJson(text).parts].flatMap(part => ('fault' in part ? [part.fault] : []))
    expect(fault && english(fault.message)).toBe(
      'The JSON is nested more than 250,000 levels deep and is not read; no record is nested that deeply.',
    )
    if (offset !== undefined) expect(fault?.offset).toBe(offset)
  })
})

describe('scanJson', () => {
  it.each([
    ['', 'The text is empty.', 0],
    ['{"a":1,}', 'There is an extra comma before "}".', 7],
    ['[1,]', 'There is an extra comma before "]".', 3],
    ['{"a" 1}', 'A colon is missing after a member name, before "1}".', 5],
    ["{'a':1}", 'A member name in double quotes is required instead of "\'a\':1}".', 1],
    ['{"a":1} x', 'The JSON value is followed by more text: "x".', 8],
    ['[1 2]', 'A comma or "]" is missing before "2]".', 3],
    ['{"a":}', 'A value is missing before "}".', 5],
    ['{"a":"\n"}', 'A string contains the control character U+000a; write it as an escape such as \\n.', 6],
    [
      '{"a":NaN}',
      '"NaN}" is not a JSON value. The only words that JSON allows without quotes are true, false and null.',
      5,
    ],
    ['"abc', 'The text ends inside a string. Was it cut off?', 0],
    ['[}', '"}" does not match the opening "[".', 1],
    ['{"a":[1', 'The text is incomplete: 2 brackets are still open. Was it cut off?', 7],
  ])('scanJson reports the fault in %j: %s', (text, message, offset) => {
    const fault = scanJson(text)
    expect(fault?.offset).toBe(offset)
    expect(fault && english(fault.message)).toBe(message)
  })

  it('scanJson agrees with JSON.parse on any JSON and on JSON with one edited character', () => {
    const edited = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom(...'{}[]",:0.eE-+tfn \\u\n\u0001'),
        fc.constantFrom('cut', 'put', 'change', 'keep'),
      )
      .map(([json, at, char, edit]) => {
        const index = at % (json.length + 1)
        const rest = edit === 'cut' || edit === 'change' ? index + 1 : index
        return edit === 'keep' ? json : json.slice(0, index) + (edit === 'cut' ? '' : char) + json.slice(rest)
      })
    fc.assert(
      fc.property(edited, text => {
        expect(scanJson(text) === undefined).toBe(isJson(text))
      }),
      { numRuns: 3000 },
    )
  })

  it('scanJson accepts a million levels of nesting', () => {
    expect(scanJson('['.repeat(1e6) + ']'.repeat(1e6))).toBeUndefined()
    expect(english(scanJson('['.repeat(1e6))?.message ?? '')).toContain('1000000 brackets')
  })
})

describe('locateJson', () => {
  it('locateJson finds every value of any JSON in its text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const pointers: string[] = []
        const collect = (at: unknown, path: string[]): void => {
          pointers.push(toPointer(path))
          if (typeof at === 'object' && at !== null)
            for (const [step, member] of Object.entries(at)) collect(member, [...path, step])
        }
        const parsed: unknown = JSON.parse(text)
        collect(parsed, [])
        const located = locateJson(text, new Set(pointers), () => true)
        for (const pointer of pointers) {
          const { value: range } = located.get(pointer) ?? { value: { start: 0, end: 0 } }
          expect(JSON.parse(text.slice(range.start, range.end))).toEqual(valueAt(parsed, pointer))
        }
      }),
    )
  })

  it('locateJson finds a value at the same place for one pointer as for all pointers', () => {
    const members = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', '/', '"'), fc.jsonValue({ maxDepth: 2 })), {
      selector: ([name]) => name,
    })
    fc.assert(
      fc.property(members, fc.nat(), fc.constantFrom(0, 2), (entries, chosen, indent) => {
        const text = JSON.stringify(Object.fromEntries(entries), null, indent)
        const pointers = ['', ...entries.map(([name]) => toPointer([name]))]
        const one = pointers[chosen % pointers.length] ?? ''
        const { documents } = read(text)
        expect(documents[0]?.locate([one]).get(one)).toEqual(documents[0]?.locate(pointers).get(one))
      }),
    )
  })

  it('locateJson omits missing members and locates the last of two duplicate members', () => {
    const twice = read('{"a": 1, "b": {}, "a": "\\\\\\"", "c": 1}').documents[0]
    expect(twice?.locate(['/a']).get('/a')?.value).toEqual({ start: 23, end: 29, container: false })
    const located = locateJson('{"a": {"b": 1}}', new Set(['/a/b', '/a/c', '/x']), () => true)
    expect([...located.keys()]).toEqual(['/a/b'])
    expect(located.get('/a/b')).toEqual({ key: { start: 7, end: 10 }, value: { start: 12, end: 13, container: false } })
  })
})

const read = (text: string) => {
  const { syntax, parts } = parseJson(text)
  const all = [...parts]
  return {
    syntax,
    documents: all.flatMap(part => ('document' in part ? [part.document] : [])),
    faults: all.flatMap(part => ('fault' in part ? [part.fault] : [])),
  }
}

describe('parseJson', () => {
  it('duplicateKeys finds duplicate names in JSON only within the same object', () => {
    const text = '{"a":{"x":1,"x":2},"a":3,"l":[{"a":1},{"a":1,"\\u0061":2}], "t": "\\"a\\":\\"a\\":"}'
    expect(duplicateKeys(text).map(({ pointer }) => pointer)).toEqual(['/a/x', '/a', '/l/1/a'])
    expect(read(text).documents[0]?.duplicates()).toHaveLength(3)
    expect(read('{"a" : "x:y", "b":{"a":"\\":"}}').documents[0]?.duplicates()).toEqual([])
  })

  it('finds the same duplicate names in a parsed JSON document as in its text, in any notation and layout', () => {
    const scalar = fc.constantFrom(
      ...[
        '1e3',
        '1000',
        '12e3',
        '12000',
        '0.001',
        '1e-3',
        '-0',
        '0',
        '-1E5',
        '100000',
        '12.50',
        '1e-7',
        '9007199254740993',
      ],
      ...['"a"', '"\\u0061"', '"\\n"', '"😀"', '[]', '{}', 'null', 'true', 'false'],
    )
    const { object } = fc.letrec<{ object: string; value: string }>(tie => ({
      value: fc.oneof(
        { maxDepth: 3 },
        scalar,
        tie('object'),
        fc.array(tie('value'), { maxLength: 3 }).map(list => `[${list.join(',')}]`),
      ),
      object: fc
        .tuple(
          fc.array(fc.tuple(fc.constantFrom('a', 'b', '', 'cc'), tie('value')), { maxLength: 4 }),
          fc.constantFrom('', ' '),
        )
        .map(
          ([members, space]) => `{${members.map(([name, value]) => `"${name}":${space}${value}`).join(`,${space}`)}}`,
        ),
    }))
    fc.assert(
      fc.property(object, text => {
        expect(read(text).documents[0]?.duplicates()).toEqual(duplicateKeys(text))
      }),
      { numRuns: 2000 },
    )
  })

  it('reads lines of JSON and continues after a malformed line', () => {
    const { syntax, documents, faults } = read('{"a":1}\r\n\n{"b":\n{"c":3}\n')
    expect(syntax).toBe('ndjson')
    expect(documents.map(({ value }) => value)).toEqual([{ a: 1 }, { c: 3 }])
    expect(faults.map(({ message, ...place }) => ({ message: english(message), ...place }))).toEqual([
      { message: 'The text is incomplete: one bracket is still open. Was it cut off?', offset: 15, end: 16 },
    ])
    expect(documents[1]?.locate(['/c']).get('/c')?.value.start).toBe(21)
  })

  it('reports one fault for broken pretty-printed JSON instead of reading each line as a document', () => {
    expect(read('{\n  "a": {\n    "b": 1,\n  }\n}')).toMatchObject({
      syntax: 'json',
      documents: [],
      faults: [{ offset: 25 }],
    })
  })

  it('finds integers beyond 2^53 in JSON, and numbers too large for a double', () => {
    const [document] = read(
      '{"a": 12345678901234567890, "b": [1e400, 1.5, 9007199254740991], "c": 0.1234567890123456789}',
    ).documents
    expect(document?.imprecise().sort()).toEqual(['/a', '/b/0'])
  })
})
