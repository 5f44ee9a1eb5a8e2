import { describe, expect, test } from 'vitest'
import { repairedXml } from '../../../src/text/xml/repair.ts'
import { withinProcessorTime } from '../../linear.ts'

/** Contents of elements, each with the output of `xmllint --recover` (libxml2 2.9.14). */
const contents: readonly (readonly [given: string, left: string])[] = [
  ['A &nbsp; B & C', 'A  B  C'],
  ['p < 0.05', 'p  0.05'],
  ['a <= b <- c', 'a = b - c'],
  ['a<3 b', 'a3 b'],
  ['AT&T Labs', 'AT Labs'],
  ['R&D;', 'R'],
  ['a &b-c.d; e', 'a  e'],
  ['&1; &; &&', '1; ; '],
  ['&#0;x &#xFFFF;y &#xZ; z &#12', 'x y Z; z '],
  ['&lt;&amp;&copy;&#233;', '&lt;&amp;&#233;'],
  ['a\u0008b', 'ab'],
  ['x<b>y</i>z', 'x<b>y</b>z'],
  ['<!-- x -- y -->z', 'z'],
  ['<u a="x &nbsp; y & z"/>', '<u a="x  y  z"/>'],
  ['<![CDATA[a & b]]>', '<![CDATA[a & b]]>'],
]

/** Documents that end too early, or have content after the end or before the XML declaration, each with its repair. */
const documents: readonly (readonly [given: string, left: string])[] = [
  ['<r><t>A</t><u>x &am', '<r><t>A</t><u>x </u></r>'],
  ['<r><t>A</t><u>x &', '<r><t>A</t><u>x </u></r>'],
  ['<r><u>x</u', '<r><u>x</u></r>'],
  ['<r><u>x <!-- cut', '<r><u>x </u></r>'],
  ['<r><u', '<r><u></u></r>'],
  ['<r>A</r>more', '<r>A</r>'],
  ['\n <?xml version="1.0"?><r>A</r>', '<?xml version="1.0"?><r>A</r>'],
]

describe('XML that is not well-formed', () => {
  test.each(contents)('repairedXml turns the XML content %j into %j', (given, left) => {
    expect(repairedXml(`<r><t>${given}</t><u>x</u></r>`)?.text).toBe(`<r><t>${left}</t><u>x</u></r>`)
  })

  test.each(documents)('repairedXml turns the XML document %j into %j', (given, left) => {
    expect(repairedXml(given)?.text).toBe(left)
  })

  test('repairedXml reports the first text that loses characters in the repair', () => {
    expect(repairedXml('<r><t>a &lt; b</t><t>A &nbsp; B &amp; C &</t></r>')?.lost).toEqual({
      before: 'A &nbsp; B & C &',
      after: 'A B & C',
    })
  })

  test.each(['a ]]> b', '<t a=1>x</t>', '<a <b>c</b>', '<http://x.org>', '<!ENTITY b "c">', '</u x'])(
    'repairedXml does not repair %j, because the repair by the registry is unknown',
    given => {
      expect(repairedXml(`<r>${given}</r>`)).toBeUndefined()
    },
  )

  test('repairedXml repairs malformed XML of more than 20 MB within a time limit', async () => {
    const text = `<r>${'<a>& < x'.repeat(200)}${'x'.repeat(20_000_000)}${'&'.repeat(1_000_000)}${' <'.repeat(1_000_000)}`
    await withinProcessorTime(async () => {
      expect(repairedXml(text)?.text.length).toBeGreaterThan(1_000_000)
      for (const part of ['<', '<a ', '<a b="" ', ' b=""', '<!--', '<![CDATA[', '</', '<a b="'])
        repairedXml(`<r>${part.repeat(200_000)}`)
    })
  })
})
