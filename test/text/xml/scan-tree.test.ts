import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeDataciteXml } from '../../../src/datacite/xml/write.ts'
import { latestKernel } from '../../../src/kernel/index.ts'
import { parseStrictly } from '../../../src/text/xml/parse-tree.ts'
import { scanTree } from '../../../src/text/xml/scan-tree.ts'
import type { XmlElement } from '../../../src/text/xml/tree.ts'
import { records } from '../../arbitraries/datacite.ts'
import { documentWith } from '../../datacite/xml/documents.ts'

/** A tree without what leads back up in it; namespaces are in the names. */
const plain = ({ parent, scope, content, ...own }: XmlElement): unknown => ({
  ...own,
  bound: Object.fromEntries(prefixes.map(prefix => [prefix, scope[prefix]])),
  content: content.map(part => (typeof part === 'string' ? part : plain(part))),
})

const prefixes = ['', 'xml', 'xsi', 'xs', 'f', 'a', 'b']

const scan = (xml: string): XmlElement | undefined => scanTree(xml, { depth: 257, attributes: 100 })

/** What both say of a text: the same tree, or nothing from the scanner. */
function expectAgreement(xml: string): void {
  const scanned = scan(xml)
  if (scanned === undefined) return
  const parsed = parseStrictly(xml)
  expect('root' in parsed ? plain(parsed.root) : parsed).toEqual(plain(scanned))
}

describe('plain XML is read as a parser of all of XML reads it', () => {
  test.each([
    '<a/>',
    '<a></a >\n',
    '<?xml version="1.0" encoding="UTF-8"?>\n<!-- one -->\n<a><!-- two --> b <!----></a><!-- three -->\n',
    `<?xml version="1.0" standalone="yes" ?><a\tb = "1"\n\tc='"2"'/>`,
    '<a b="x\r\ny\rz\tw\n">\r\n1\r2\n3&#13;&#xA;</a>',
    '<a b="&lt;&amp;&#x9;&quot;&apos;">&gt;&#233;&#x1F600; &amp;amp;</a>',
    '<a xmlns="urn:a" xmlns:b="urn:b"><b:c b:d="1" d="2" xml:lang="en"/><c xmlns=""/></a>',
    '<a>é 海 𝒜 ]] > "quoted" > \'text\'</a>',
    `<a>${'<b>'.repeat(256)}${'</b>'.repeat(256)}</a>`,
    `<a ${Array.from({ length: 16 }, (_, index) => `a${index}="${index}"`).join(' ')}/>`,
    documentWith(),
  ])('%j', xml => {
    expect(scan(xml)).toBeDefined()
    expectAgreement(xml)
  })

  test('whatever records are written', () => {
    fc.assert(
      fc.property(records(latestKernel), fc.boolean(), (record, pretty) => {
        const { text } = writeDataciteXml(record, { pretty })
        expectAgreement(text)
        expect(scan(text) !== undefined).toBe(!text.includes(']]>'))
      }),
    )
  })
})

describe('anything else is left to that parser', () => {
  test.each([
    ['nothing', ''],
    ['no element', ' <!-- a --> '],
    ['two elements', '<a/><b/>'],
    ['text beside the root', 'a<b/>'],
    ['text behind the root', '<b/>a'],
    ['an open element', '<a><b></a>'],
    ['an end tag alone', '</a>'],
    ['a longer end tag', '<a></ab>'],
    ['a tag cut off', '<a b="1"'],
    ['a value cut off', '<a b="1/>'],
    ['a value without quotes', '<a b=1/>'],
    ['an attribute without value', '<a b/>'],
    ['no space between attributes', '<a b="1"c="2"/>'],
    ['a doubled attribute', '<a b="1" b="2"/>'],
    ['an attribute doubled by its namespace', '<x xmlns:a="urn:a" xmlns:b="urn:a" a:c="1" b:c="2"/>'],
    ['a "<" in a value', '<a b="<"/>'],
    ['a slash in a tag', '<a / b="1"/>'],
    ['a space before the name', '< a/>'],
    ['a digit before a name', '<1a/>'],
    ['an unbound prefix', '<a:b/>'],
    ['two colons', '<xml:a:b/>'],
    ['a declaration further down', ' <?xml version="1.0"?><a/>'],
    ['another version', '<?xml version="1.1"?><a/>'],
    ['a processing instruction', '<a><?b c?></a>'],
    ['a DOCTYPE', '<!DOCTYPE a><a/>'],
    ['a CDATA section', '<a><![CDATA[b]]></a>'],
    ['"]]>" in text', '<a>]]></a>'],
    ['"--" in a comment', '<a><!-- a -- b --></a>'],
    ['a comment cut off', '<a/><!-- '],
    ['a name that is not ASCII', '<é/>'],
    ['a loose ampersand', '<a>b & c</a>'],
    ['an entity of its own', '<a>&b;</a>'],
    ['a reference to no character', '<a>&#0;</a>'],
    ['a reference beyond Unicode', '<a>&#x110000;</a>'],
    ['a reference to half a character', '<a>&#xD800;</a>'],
    ['an inherited name as an entity', '<a>&constructor;</a>'],
    ['a control character', '<a>\u0001</a>'],
    ['half a pair', '<a>\ud800</a>'],
    ['too deep nesting', `${'<a>'.repeat(258)}${'</a>'.repeat(258)}`],
    ['many attributes', `<a ${Array.from({ length: 17 }, (_, index) => `a${index}=""`).join(' ')}/>`],
  ])('%s', (_, xml) => {
    expect(scan(xml)).toBeUndefined()
  })

  test('also for random mutations of a document', () => {
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
        expectAgreement(edited)
      }),
      { numRuns: 5000 },
    )
  })
})
