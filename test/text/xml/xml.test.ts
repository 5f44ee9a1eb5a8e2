import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributeOf, elementsOf, readXml, textOf } from '../../../src/text/xml/read.ts'
import { element, xmlDocument } from '../../../src/text/xml/write.ts'

function rootOf(text: string) {
  const read = readXml(text)
  if (!read.ok) throw new Error(read.diagnostics.map(({ message }) => message).join(' '))
  return read.root
}

const attackers = [
  ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ['entities that multiply', '<!DOCTYPE a [<!ENTITY x "xx"><!ENTITY y "&x;&x;">]><a>&y;</a>'],
  ['deep nesting', '<a>'.repeat(100_000)],
  ['an unbound prefix', '<dc:title>x</dc:title>'],
] as const

describe('readXml', () => {
  it.each(attackers)('refuses XML with %s, and reports the position', (_, text) => {
    const read = readXml(text)
    expect(read.ok).toBe(false)
    if (read.ok) return
    expect(read.diagnostics[0]?.rule).toBe('schema/not-well-formed')
    expect(read.diagnostics[0]?.position?.start.line).toBe(1)
  })

  it('reports the path and position of an XML element', () => {
    const read = readXml('<a>\n  <b>1</b>\n  <b>2</b>\n</a>')
    if (!read.ok) throw new Error('not read')
    const [, second] = elementsOf(read.root)
    if (second === undefined) throw new Error('no second element')
    expect(read.warning(second, 'Odd.')).toMatchObject({
      severity: 'warning',
      path: '/a/b[2]',
      position: { start: { line: 3, column: 3 } },
    })
    expect(read.error(second, 'schema/unexpected-element', 'Wrong.').severity).toBe('error')
  })
})

describe('xmlDocument', () => {
  it('indents XML elements by default, and adds no white space to text', () => {
    const inner = element('dc:title', { 'xml:lang': 'en', lost: undefined }, ' a < b & "c" ')
    expect(xmlDocument(element('dc', { xmlns: 'urn:x' }, [inner, element('empty')]))).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<dc xmlns="urn:x">\n' +
        '  <dc:title xml:lang="en"> a &lt; b &amp; "c" </dc:title>\n  <empty/>\n</dc>\n',
    )
    expect(xmlDocument(element('a', {}, [element('b', {}, 'x')]), false)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><a><b>x</b></a>',
    )
  })

  it('xmlDocument writes any text so that it can be read back, with U+FFFD for characters that XML forbids', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, value) => {
        const root = rootOf(xmlDocument(element('a', { b: value }, text)))
        const held = (given: string) =>
          given.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
        expect(textOf(root)).toBe(held(text))
        expect(attributeOf(root, 'b')).toBe(held(value))
      }),
    )
  })

  it('xmlDocument writes XML that can be read back, with and without indentation', () => {
    const root = element('a', {}, [element('b', { c: '1' }, 'x'), element('b', {}, [element('d')])])
    for (const pretty of [true, false])
      expect(elementsOf(rootOf(xmlDocument(root, pretty))).map(({ local }) => local)).toEqual(['b', 'b'])
  })
})
