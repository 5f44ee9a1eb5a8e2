import { describe, expect, test } from 'vitest'
import { convert } from '../../../src/formats/index.ts'
import { latestKernel } from '../../../src/kernel/index.ts'
import { check } from '../../../src/validation/check.ts'
import { longTest } from '../../long-test.ts'
import { isSlowSuite } from '../../runs.ts'
import { acceptedBy, documentWith, recordOf } from './documents.ts'

/** Texts that are not well-formed, most with the faulty range marked by `«»`, and the start of each message. */
const faults: readonly (readonly [marked: string, message: string])[] = [
  ['', 'The document contains no elements'],
  ['<!-- only a comment', 'The document contains no elements'],
  ['<a/><!-- open', 'The document ends within a tag'],
  ['<a/>«x»', 'The document contains text outside'],
  ['<a/><b«/»>', 'The document has a second root element'],
  ['«<a>»', 'The element <a> is not closed'],
  ['<a><b>«</a>»', '<b> should be closed by </b>, not by </a>.'],
  ['«</a>»', '</a> has no matching start tag; remove it, or add the start tag.'],
  ['<a>«&nbsp;»</a>', 'The entity &nbsp; is not expanded'],
  ['<!DOCTYPE a [<!ENTITY b "c">]><a>«&b;»</a>', 'The entity &b; is not expanded'],
  ['<a>salt «&» pepper; oil</a>', 'This "&" does not begin a reference'],
  ['<a>salt «&» pepper</a>', 'This "&" does not begin a reference'],
  ['<a>&#0«;»</a>', 'This reference does not refer to a character'],
  ['<a>«\u000b»</a>', 'The character U+000B is not allowed in XML'],
  ['<a b="«<»"/>', 'A "<" is not allowed in the value'],
  ['<a b=«c»/>', 'An attribute should have a value in quotes'],
  ['<a b="1"«c»="2"/>', 'Attributes should be separated by a space'],
  ['<a b="1" b="2"/«>»', 'The attribute b occurs twice'],
  ['<a xmlns:p="u" xmlns:q="u" p:b="1" q:b="2"/«>»', 'The attribute q:b occurs twice'],
  ['<q:a/«>»', 'The prefix "q" of "q:a" is not bound'],
  ['<a xmlns:p=""/«>»', 'The prefix "p" is bound to an empty namespace'],
  ['<a xmlns:xml="u"/«>»', 'The prefix "xml" cannot be bound'],
  ['<a xmlns:="u"/«>»', '"xmlns:" is not a valid name'],
  ['<a:b:c/«>»', '"a:b:c" is not a valid name'],
  ['<a><!-- --« »--></a>', 'A comment cannot contain "--"'],
  ['<a>]]«>»</a>', '"]]>" is not allowed in text'],
  [' <?xml« »version="1.0"?><a/>', 'The XML declaration should be at the very beginning'],
  ['<?xml version="2.0«"»?><a/>', 'The XML declaration should contain version="1.0"'],
  ['<!DOCTYPE«>»<a/>', 'The DOCTYPE should name the root element'],
  ['<!DOCTYPE a [<!OTHER>]«>»<a/>', 'The DOCTYPE contains something that is not a declaration'],
  ['<!doctype«»', '"<!" should begin'],
]

describe('a document that is not well-formed', () => {
  test.each(faults)('check refuses the document %j: %s', (marked, message) => {
    const text = marked.replace(/[«»]/g, '')
    const { records, diagnostics } = check(text, { from: 'datacite-xml' })
    expect(records).toEqual([])
    expect(diagnostics).toMatchObject([{ rule: 'schema/not-well-formed', registry: 'rejects' }])
    const [fault] = diagnostics
    expect(fault?.message.startsWith(message), fault?.message).toBe(true)
    expect(fault?.message).toMatch(/[^.]\.$/)
    const { start, end } = fault?.position ?? {}
    const stretch = /«(.*)»/s.exec(marked)?.[1]
    if (stretch !== undefined && stretch !== '') expect(text.slice(start?.offset, end?.offset)).toBe(stretch)
  })
})

test.each([
  ['a declaration of XML 1.1, read as 1.0', `<?xml version="1.1"?>${documentWith()}`],
  [
    'an encoding declaration in text that is already decoded',
    `<?xml version="1.0" encoding="UTF-16"?>${documentWith()}`,
  ],
  ['a DOCTYPE that refers to a file', `<!DOCTYPE resource SYSTEM "file:///etc/passwd">${documentWith()}`],
  ['entities without a reference', `<!DOCTYPE resource [<!ENTITY a "<x>"><!-- ] --><?b ]?>]>${documentWith()}`],
  ['comments and processing instructions', `<!-- a --><?b c?>${documentWith()}<!-- d --> <?e?>\n`],
  ['white space and line ends of any kind', `\r\n\t${documentWith().replaceAll('><', '>\r\n\t<')}\r`],
  ['a byte order mark', `\uFEFF${documentWith()}`],
])('check accepts a document with %s', (_, xml) => {
  expect(acceptedBy(xml)).toBe('4.0..')
})

test('an unknown root element causes one finding at its tag', () => {
  const { records, diagnostics } = check('<!-- a -->\n<metadata><resource/></metadata>')
  expect(records).toEqual([])
  expect(diagnostics).toMatchObject([
    { rule: 'schema/root-element', position: { start: { line: 2, column: 1, offset: 11 }, end: { offset: 20 } } },
  ])
})

const namespace = 'http://datacite.org/schema/kernel-4'
const located = `xsi:schemaLocation="${namespace} https://schema.datacite.org/meta/kernel-4.99/metadata.xsd"`

test.each([
  ['by its namespace', documentWith().replace(namespace, `${namespace}.99`), `"${namespace}.99" is not a known kernel`],
  ['by its schema location', documentWith({}, located), '"kernel-4.99" is not a known kernel'],
])(
  'checks a record of a newer kernel, stated %s, against the latest known kernel, and warns once',
  (_, xml, message) => {
    const [record] = check(xml).records
    expect(record).toMatchObject({ kernel: latestKernel, outcome: 'valid' })
    expect(record?.diagnostics).toMatchObject([
      { rule: 'kernel-newer', severity: 'warning', position: { start: { line: 1, column: 1 } } },
    ])
    expect(record?.diagnostics[0]?.message).toContain(message)
  },
)

test.each([
  ['kernel-newer', documentWith({}, located), '"kernel-4.99" is not a known kernel'],
  ['schema/namespace', documentWith().replace(namespace, 'urn:x'), '"urn:x" is not a known kernel'],
  ['schema/namespace', documentWith().replace(`xmlns="${namespace}"`, ''), 'has no namespace'],
])('convert reports the finding %s if the kernel is unknown', (rule, xml, message) => {
  const result = convert(xml, { to: 'datacite-rest' })
  expect(result).toMatchObject({ ok: true, diagnostics: [{ rule, position: { start: { line: 1, column: 1 } } }] })
  expect(result.diagnostics[0]?.message).toContain(message)
})

test('check reports XML in place of the requested JSON, and JSON in place of the requested XML', () => {
  expect(check(documentWith(), { from: 'datacite-rest' }).diagnostics).toHaveLength(1)
  expect(check('{"doi": "10.5072/x"}', { from: 'datacite-xml' }).diagnostics[0]?.rule).toBe('schema/not-well-formed')
})

describe('hostile documents cost little', () => {
  const open = '<resource xmlns="http://datacite.org/schema/kernel-4"'
  const entities = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`)
  const hostile: Readonly<Record<string, string>> = {
    'a billion laughs': `<!DOCTYPE r [<!ENTITY e0 "ha">${entities.join('')}]>${open}><version>&e9;</version></resource>`,
    'nesting 10 000 deep': `${open}>${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}</resource>`,
    'a million attributes': `${open} ${Array.from({ length: 1_000_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
    'a million prefixes': `${open} ${Array.from({ length: 1_000_000 }, (_, index) => `xmlns:a${index}="u"`).join(' ')}/>`,
    'a million attributes on many elements': `${open}>${`<a ${Array.from({ length: 500 }, (_, index) => `a${index}=""`).join(' ')}/>`.repeat(2000)}</resource>`,
    'a million attributes on as many elements': `${open}>${'<a b=""/>'.repeat(1_000_000)}</resource>`,
    'ampersands without end': `${open}><version>${'&'.repeat(5_000_000)}</version></resource>`,
    'tags without end': `${open}>${'<'.repeat(5_000_000)}`,
    'a DOCTYPE without end': `<!DOCTYPE a [${'<!--'.repeat(500_000)}]>${open}/>`,
  }
  const longest = ['ampersands without end', 'a million attributes on as many elements']
  test.each(Object.keys(hostile).filter(name => isSlowSuite || !longest.includes(name)))(
    'check refuses a hostile document with a single finding: %s',
    name => {
      const { records, diagnostics } = check(hostile[name] ?? '', { from: 'datacite-xml' })
      expect(records).toEqual([])
      expect(diagnostics).toHaveLength(1)
    },
  )

  longTest('check reports 20,000 faults in one XML record within the time limit of a test', () => {
    const titles = `<titles>${'<title level="1">a</title>'.repeat(20_000)}</titles>`
    const [record] = check(documentWith({ titles })).records
    expect(record?.diagnostics.filter(({ rule }) => rule === 'schema/unexpected-attribute')).toHaveLength(20_000)
  })

  test('check reports every unexpected attribute of elements with 1,000 attributes each', () => {
    const title = `<title ${Array.from({ length: 1000 }, (_, index) => `a${index}=""`).join(' ')}>a</title>`
    const [record] = check(documentWith({ titles: `<titles>${title.repeat(20)}</titles>` })).records
    expect(record?.diagnostics.filter(({ rule }) => rule === 'schema/unexpected-attribute')).toHaveLength(20_000)
  })

  test('XML names such as __proto__ set no prototype, and no kernel accepts an element named constructor', () => {
    const record = recordOf(documentWith({ more: '<__proto__ constructor="1"/><toString/>' }, '__proto__="x"'))
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype)
    expect(acceptedBy(documentWith({ more: '<constructor/>' }))).toBe('none')
  })
})
