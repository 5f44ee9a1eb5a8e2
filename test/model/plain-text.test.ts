import { describe, expect, test } from 'vitest'
import { plainText } from '../../src/model/plain-text.ts'

describe('plainText', () => {
  test.each([
    ['text without markup', 'Rain, 2021: sums', 'Rain, 2021: sums'],
    ['inline tags', 'H<sub>2</sub>O <I class="x">in</I> <b>soil</b>', 'H2O in soil'],
    ['tags that break a line', 'Rain<br>snow<br/>hail<p>fog</p>', 'Rain snow hail fog'],
    ['tags with attributes in any quotes', `<a href='x' title="y z" data-n=1>Rain</a>`, 'Rain'],
    ['tags with a namespace prefix', '<jats:italic>Zea</jats:italic> <mml:mi>x</mml:mi>', 'Zea x'],
    ['comments and instructions', 'Rain<!-- no --><?php no ?>', 'Rain'],
    ['JATS blocks', '<jats:title>Rain</jats:title><jats:p>Snow</jats:p>', 'Rain Snow'],
    ['table cells', '<tr><td>Rain</td><td>Snow</td></tr>', 'Rain Snow'],
    ['scripts', 'Rain<script type="a">alert(1)</script>Snow <SCRIPT>a</b>c</script >hail', 'Rain Snow hail'],
    ['styles', '<style>p { x: y }</style>Rain', 'Rain'],
    ['escaped scripts', 'Rain &lt;script&gt;alert(1)&lt;/script&gt;', 'Rain'],
    ['a script without an end tag', 'Rain <script>alert(1)', 'Rain alert(1)'],
    ['a tag made of tags', '<scr<b>ipt>x', '< script>x'],
    ['an unclosed tag', 'Rain <img src=x onerror=alert(1) ', 'Rain < img src=x onerror=alert(1)'],
    ['a tag with an attribute without a value', 'Rain <img hidden>', 'Rain < img hidden>'],
    ['comparisons', 'p < 0.05, a <= b, x<y and z>0', 'p < 0.05, a <= b, x<y and z>0'],
    ['a comparison at the end', 'Where a<b', 'Where a<b'],
    ['a comparison before an equals sign', 'x<y onload=z', 'x< y onload=z'],
    ['type parameters', 'List<T>, Vec<u8> and Map<String, Vec<i32>>', 'List<T>, Vec<u8> and Map<String, Vec<i32>>'],
    ['a tag that a word precedes', 'Rain<BR>Snow<P>Hail', 'Rain Snow Hail'],
    ['a type that has an end tag', 'Rain<Foo>Snow</Foo>', 'RainSnow'],
    ['placeholders', 'Files <name>_<T>.nc, key=<value>, &lt;id&gt;', 'Files <name>_<T>.nc, key=<value>, <id>'],
    ['a placeholder that has an end tag', 'Rain <foo>snow</foo>', 'Rain snow'],
    ['an element without an end tag', 'Rain<wbr>fall <sec>snow', 'Rainfall snow'],
    ['a type that is an element of HTML', 'List<Object>', 'List'],
    ['named references', '&lt; &gt; &amp; &quot; &apos;', `< > & " '`],
    ['named references to letters', '&Eacute;t&eacute; &ouml; &szlig; &scaron;', 'Été ö ß š'],
    ['numeric references', '&#233;&#xe9;&#x1F327;', 'éé🌧'],
    ['numeric references to no character', '&#0;&#xD800;&#9999999;', '\ufffd\ufffd\ufffd'],
    ['references that are escaped twice', '&amp;amp; &amp;lt;i&amp;gt;', '&amp; &lt;i&gt;'],
    ['escaped markup', '&lt;i&gt;Zea&lt;/i&gt; &lt;img src=x onerror=y&gt;', 'Zea'],
    [
      'references with unknown names',
      'R&D &foo; &constructor; &toString; & more',
      'R&D &foo; &constructor; &toString; & more',
    ],
    ['control characters', 'Ra\0i\x1bn\x7f\x9b', 'Rain'],
    ['referenced control characters', 'Rain&#27;&#x85;fall', 'Rain fall'],
    ['white space', ' a\t\r\nb\u00a0c\u2028d \u3000 e ', 'a b c d e'],
    ['a control character inside a tag', '<\0script>x', 'x'],
    ['lone surrogates', 'a\ud800b', 'ab'],
    ['a byte order mark', '\ufeffRain\ufefffall', 'Rainfall'],
  ])('plainText renders %s as plain text', (_, text, expected) => expect(plainText(text)).toBe(expected))

  test.each([
    '<',
    '<a ',
    '<a b="',
    "<a b='<",
    '<a b=c ',
    '&#1',
    '&lt;',
    '<!',
    '\0',
    ' ',
    '<a b="<a c=" ',
    '<script>',
    '<script></style>',
    '&lt;script&gt;',
    '&amp;lt;a ',
  ])('plainText returns text without tags for 1 MB of repeated %j', part => {
    expect(plainText(part.repeat(1_000_000 / part.length))).not.toMatch(/<[a-z/!?]/i)
  })
})
