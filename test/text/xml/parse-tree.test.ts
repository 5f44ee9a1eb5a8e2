import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeDataciteXml } from '../../../src/datacite/xml/writing/write.ts'
import { latestKernel } from '../../../src/kernel/index.ts'
import { english } from '../../../src/messages/message.ts'
import { parseTree } from '../../../src/text/xml/parse-tree.ts'
import { serialise } from '../../../src/text/xml/serialise.ts'
import { elementsOf, type XmlElement } from '../../../src/text/xml/tree.ts'
import { records } from '../../arbitraries/datacite.ts'
import { documentWith } from '../../datacite/xml/documents.ts'

function rootOf(xml: string): XmlElement {
  const parsed = parseTree(xml)
  if ('fault' in parsed) throw new Error(english(parsed.fault.message))
  return parsed.root
}

function expectPlaces(xml: string, element: XmlElement): void {
  expect(xml[element.opened - 1]).toBe('>')
  expect(xml[element.closed - 1]).toBe('>')
  expect(element.closed).toBeGreaterThanOrEqual(element.opened)
  for (const child of elementsOf(element)) expectPlaces(xml, child)
}

describe('parseTree', () => {
  test.each([
    ['<a></a >\n', '<a/>'],
    ['<?xml version="1.0" encoding="UTF-8"?>\n<!-- 1 -->\n<a><!-- 2 --> b <!----></a><!-- 3 -->', '<a> b </a>'],
    [`<?xml version="1.0" standalone="yes" ?><a\tb = "1"\n\tc='"2"'/>`, '<a b="1" c="&quot;2&quot;"/>'],
    ['<a b="x\r\ny\rz\tw\n">\r\n1\r2\n3&#13;&#xA;</a>', '<a b="x y z w ">\n1\n2\n3&#13;\n</a>'],
    [
      '<a b="&lt;&amp;&#x9;&quot;&apos;">&gt;&#233;&#x1F600; &amp;amp;</a>',
      `<a b="&lt;&amp;&#9;&quot;'">&gt;é😀 &amp;amp;</a>`,
    ],
    ['<a>é 海 𝒜 ]] > "quoted"</a>', '<a>é 海 𝒜 ]] &gt; "quoted"</a>'],
    ['<é>1<![CDATA[<b>&amp;]]><?b c?>2</é>', '<é>1&lt;b&gt;&amp;amp;2</é>'],
    ['<!DOCTYPE a [<!ENTITY b ">]">]><a/>', '<a/>'],
    [
      '<a xmlns="urn:a" xmlns:b="urn:b"><b:c b:d="1" d="2" xml:lang="en"/><c xmlns=""/></a>',
      '<a xmlns="urn:a"><b:c xmlns:b="urn:b" b:d="1" d="2" xml:lang="en"/><c xmlns=""/></a>',
    ],
  ])('parseTree parses the XML %j', (xml, written) => {
    const root = rootOf(xml)
    expect(serialise(root)).toBe(written)
    expectPlaces(xml, root)
  })

  test('parseTree parses 257 levels of elements, but refuses more', () => {
    const nested = (levels: number): string => '<a>'.repeat(levels) + '</a>'.repeat(levels)
    expect(parseTree(nested(257))).toHaveProperty('root')
    expect(parseTree(nested(258))).toMatchObject({
      fault: { message: { id: 'xml-tree/depth', values: { most: 257 } } },
    })
  })

  test('parseTree parses all XML from writeDataciteXml and locates the elements', () => {
    fc.assert(
      fc.property(records(latestKernel), fc.boolean(), (record, pretty) => {
        const { text } = writeDataciteXml(record, { pretty })
        expectPlaces(text, rootOf(text))
      }),
    )
  })

  test.each([
    ['no element', ' <!-- a --> '],
    ['text beside the root', 'a<b/>'],
    ['a mismatched end tag', '<a></ab>'],
    ['a truncated tag', '<a b="1"'],
    ['a truncated value', '<a b="1/>'],
    ['an attribute without a value', '<a b/>'],
    ['a slash in a tag', '<a / b="1"/>'],
    ['a space before the name', '< a/>'],
    ['a digit before a name', '<1a/>'],
    ['two colons', '<xml:a:b/>'],
    ['a reference beyond Unicode', '<a>&#x110000;</a>'],
    ['a reference to a surrogate', '<a>&#xD800;</a>'],
    ['an undefined entity that is named like an inherited member', '<a>&constructor;</a>'],
    ['a lone surrogate', '<a>\ud800</a>'],
  ])('parseTree refuses XML with %s', (_, xml) => {
    expect(parseTree(xml)).toHaveProperty('fault')
  })

  test('parseTree returns a tree, or a fault with its position, for any mutated document', () => {
    const pieces = [
      ...['<', '>', '/', '"', "'", '=', '&', ';', '#', ':', '!', '?', '-', '--', '-->', '<!--', ']]>', '<![CDATA['],
      ...['<a>', '</a>', '<b/>', '<f:b xmlns:f="urn:f">', ' a="1"', ' f:a="1"', ' xmlns=""', ' xmlns:f=""', '</'],
      ...['&amp;', '&#13;', '&#x0;', '&#1114112;', '&lt', ' ', '\t', '\n', '\r', '\r\n', 'x', '1', 'é', '𝒜'],
      ...['\ud800', '\u0000', '\u0085', '\u2028', '\ufeff', '\ufffe', '<?xml version="1.0"?>', '<!DOCTYPE a>'],
    ]
    const edit = fc.tuple(fc.nat(), fc.nat(6), fc.constantFrom('', ...pieces))
    const documents = fc.oneof(
      fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map(parts => `<a>${parts.join('')}</a>`),
      fc.constantFrom(documentWith(), '<a b="1" c:d=\'2\' xmlns:c="urn:c"><!-- x --><c:e>&lt;</c:e>\r\n</a>'),
    )
    fc.assert(
      fc.property(documents, fc.array(edit, { maxLength: 3 }), (xml, edits) => {
        const edited = edits.reduce((text, [place, length, piece]) => {
          const at = place % (text.length + 1)
          return text.slice(0, at) + piece + text.slice(at + length)
        }, xml)
        const parsed = parseTree(edited)
        if ('root' in parsed) {
          expectPlaces(edited, parsed.root)
          return
        }
        const { message, offset, end } = parsed.fault
        expect(english(message)).toMatch(/\.$/)
        expect(offset).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThanOrEqual(offset)
        expect(end).toBeLessThanOrEqual(edited.length)
      }),
      { numRuns: 3000 },
    )
  })
})
