import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { html, linked, safeAddress } from '../../../src/http/pages/html.ts'
import { jsonLd } from '../../../src/http/pages/parts/pieces.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('<', '>', '"', "'", '&', 'script', '/', '=', ' ', '\0', '\ud800', '&amp;'))
    .map(parts => parts.join('')),
)

describe('html', () => {
  it('the html template joins lists, omits missing values and inserts html unchanged', () => {
    const item = (text: string) => html`<li>${text}</li>`
    expect(html`<ul>${['a', 'b'].map(item)}${undefined}${null}${false}${0}</ul>`.text).toBe(
      '<ul><li>a</li><li>b</li>0</ul>',
    )
  })

  it('the html template escapes any text in an element or an attribute', () => {
    fc.assert(
      fc.property(anyText, text => {
        const { text: page } = html`<p title="${text}">${text}</p>`
        const [, attribute = '', content = ''] = /^<p title="([^"<>]*)">([^<>]*)<\/p>$/u.exec(page) ?? []
        expect(page).toBe(`<p title="${attribute}">${content}</p>`)
        expect(attribute).toBe(content)
        expect(content).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)|(?![\t\n\r])\p{Cc}|\p{Cs}/u)
      }),
    )
  })
})

describe('safeAddress', () => {
  it.each([
    ['https://example.org/a b', 'https://example.org/a%20b'],
    [' HTTP://Example.org ', 'http://example.org/'],
    ['mailto:data@example.org', 'mailto:data@example.org'],
    ['https://example.org/"><script>', 'https://example.org/%22%3E%3Cscript%3E'],
  ])('safeAddress accepts %s', (given, address) => {
    expect(safeAddress(given)).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.org',
    '/path',
    'https://',
    'http:',
    'https:javascript:alert(1)//%',
    '',
    7,
    null,
    undefined,
  ])('safeAddress returns undefined for %j, and linked renders only the link text', given => {
    expect(safeAddress(given)).toBeUndefined()
    expect(linked(given, 'text')).toBe('text')
  })
})

describe('jsonLd', () => {
  it('jsonLd keeps any text, and no text closes the script element that jsonLd writes', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom('</script><script>', '<!--<script>')), text => {
        const block = jsonLd(JSON.stringify({ text })).text
        const json = /^<script type="application\/ld\+json">([^<]*)<\/script>\n$/.exec(block)?.[1] ?? ''
        expect(JSON.parse(json)).toEqual({ text })
      }),
    )
  })
})
