import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { descriptionHtml, descriptionText } from '../../../src/http/pages/description-html.ts'
import { expectLinear } from '../../linear.ts'

const written = (description: string): string => descriptionHtml(description).text

describe('descriptionHtml', () => {
  it.each([
    ['plain & simple', 'plain &amp; simple'],
    ['t ha<sup>-1</sup>, <i>Zea mays</i>, CO<sub>2</sub>', 't ha<sup>-1</sup>, <i>Zea mays</i>, CO<sub>2</sub>'],
    ['one<br>two<br/>three<br />four', 'one<br>two<br>three<br>four'],
    ['one<br><br><br>two', 'one<br><br>two'],
    ['<p>one</p>\n<p>two</p>', 'one<br><br>two'],
    ['one\n\n\ntwo', 'one<br><br>two'],
    ['a line\nthat goes on', 'a line that goes on'],
    ['list:\n- a\n- b\n2. c', 'list:<br>- a<br>- b<br>2. c'],
    ['<ul><li>a</li><li>b</li></ul>', 'a<br>b'],
    ['<pre>a\n\n  b</pre>', '<pre>a\n\n  b</pre>'],
    ['<B onclick="x()">bold</B>', '<b>bold</b>'],
    ['<strong class=x><em>both</strong> one</em>', '<strong><em>both</em></strong> one'],
    ['never <b>closed', 'never <b>closed</b>'],
    ['</b>never opened', 'never opened'],
    ['p &lt; 0.05 and x<y and z>0', 'p &lt; 0.05 and x&lt;y and z&gt;0'],
    ['&lt;b&gt;escaped once too often&lt;/b&gt;', '<b>escaped once too often</b>'],
    ['<a href="https://example.org">a link</a>', '<a href="https://example.org/" rel="nofollow noopener">a link</a>'],
    [
      "<a class=x href='http://example.org/?a=1&amp;b=2'>one <b>link</b></a>",
      '<a href="http://example.org/?a=1&amp;b=2" rel="nofollow noopener">one <b>link</b></a>',
    ],
    ['<a href="javascript:alert(1)">no link</a>', 'no link'],
    ['<a href="mailto:a@example.org">no link</a> <a name="x">none</a>', 'no link none'],
    [
      '<a href="https://a.example/">one <a href="https://b.example/">two</a>',
      '<a href="https://a.example/" rel="nofollow noopener">one </a><a href="https://b.example/" rel="nofollow noopener">two</a>',
    ],
    ['files <name>_<T>.nc of </name>', 'files &lt;name&gt;_&lt;T&gt;.nc of &lt;/name&gt;'],
    ['<span>known</span> <Vec3> unknown', 'known &lt;Vec3&gt; unknown'],
    ['<mml:math><mml:mi>x</mml:mi></mml:math> <italic>y</italic>', 'x y'],
    ['&copy; 2024, &alpha; &le; 2&nbsp;&micro;m, &unknown;', '© 2024, α ≤ 2 µm, &amp;unknown;'],
    ['&amp;copy; and &lt;name&gt;', '&amp;copy; and &lt;name&gt;'],
    ['<script>alert(1)</script>', ''],
    ['one <SCRIPT src="x">if (a < b) alert("</b>")</script >two<style>p { }</style>', 'one two'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;three', 'three'],
    ['never ended <script>alert(1)', 'never ended alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<b onclick>kept as it is written</b>', '&lt;b onclick&gt;kept as it is written'],
    ['<!-- comment -->text', 'text'],
    ['<jats:p>a</jats:p><jats:p>b</jats:p>', 'a<br><br>b'],
    [' <br> <br> ', ''],
    ['', ''],
  ])('descriptionHtml renders the description %j as HTML', (description, expected) => {
    expect(written(description)).toBe(expected)
  })

  it.each([
    ['files <name>_<T>.nc &copy; 2024,<br>CO<sub>2</sub> &lt; 3', 'files <name>_<T>.nc © 2024, CO2 < 3'],
    ['<p>one</p>\n<p>two <a href="https://example.org">link</a></p>', 'one two link'],
    ['$x^2$ & "quoted"', 'x² & "quoted"'],
    ['', ''],
  ])('descriptionText renders the description %j as plain text for meta tags', (description, expected) => {
    expect(descriptionText(description)).toBe(expected)
  })

  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom(...'<>"\'=/& \n;!-'),
    fc.constantFrom('<b>', '</b>', '<pre>', '</pre>', '<br>', '<p>', '&lt;', '&#60;', '&#x3c;', '&amp;lt;', '\0'),
    fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '<svg/onload=alert(1)>',
      '<b onclick="x">',
    ),
    fc.constantFrom(
      '<iframe srcdoc="<b>">',
      '<a href="javascript:x">',
      '<a href="https://x.example/">',
      '</a>',
      '<name>',
      '<style>',
      '<math><mtext>',
      '<b\n',
      '<%00b>',
      '<br ',
    ),
  )

  it('descriptionHtml renders any description with balanced, allowed tags only, and with attributes only on links', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), pieces => {
        const page = written(pieces.join(''))
        const open: string[] = []
        const rest = page.replace(
          /<(\/?)(strong|em|b|i|code|pre|sub|sup|br|a)(?: href="https?:\/\/[^"<>]*" rel="nofollow noopener")?>/g,
          (_, end: string, name: string) => {
            if (name === 'br') expect(end).toBe('')
            else if (end === '') open.push(name)
            else expect(open.pop()).toBe(name)
            return ''
          },
        )
        expect(open).toEqual([])
        expect(rest).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)|\0/)
      }),
      { numRuns: 1000 },
    )
  })

  it('descriptionHtml renders descriptions in linear time', () => {
    for (const unit of [
      '<',
      '<b',
      '<b>',
      '<br>',
      '&lt;',
      '<b a="',
      ' ',
      '\n',
      '<!',
      '<pre> ',
      '- ',
      '<script>',
      '<style><script>',
    ]) {
      expectLinear(size => written(unit.repeat(size)), 5_000, unit)
    }
  })
})
