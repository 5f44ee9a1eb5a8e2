import { describe, expect, test } from 'vitest'
import { isEscaped, isEscapedTwice, removedElements, unescaped } from '../../../src/validation/predicates/texts/html.ts'

describe('removedElements', () => {
  test.each([
    ['plain', []],
    ['a < b and c > d', []],
    ['grains <0.063 mm', []],
    ['<b>bold</b><br/>H<sub>2</sub>O', []],
    ['<p>One</p><P class="x">Two</P>', ['p']],
    ['<a href="https://example.org">x</a> and <SCRIPT>', ['a', 'script']],
    ['<jats:italic>x</jats:italic>', ['jats:italic']],
    ['<p', []],
    ['x <y> z', []],
  ])('removedElements returns the names of the elements that the registry removes from %j', (text, names) => {
    expect(removedElements(text)).toEqual(names)
  })
})

test.each([
  ['&lt;p&gt;One&lt;/p&gt;', true],
  ['&lt;a href="x"&gt;', true],
  ['R&amp;amp;D', true],
  ['&amp;#39;', true],
  ['R&amp;D', false],
  ['a &lt; b', false],
  ['p &lt;0.05&gt;', false],
])('isEscapedTwice detects whether %j is escaped twice: %s', (text, expected) => {
  expect(isEscapedTwice(text)).toBe(expected)
})

test.each([
  ['R&amp;D', 'R&D'],
  ['O&#39;Brien', "O'Brien"],
  ['M&#xfc;ller', 'Müller'],
  ['&amp;lt;', '&lt;'],
  ['a&nbsp;b', 'a\u00a0b'],
  ['&#0;&#xd800;&#1114112;', '&#0;&#xd800;&#1114112;'],
])('unescaped turns the escaped text %j into %j', (text, plain) => {
  expect(isEscaped(text)).toBe(true)
  expect(unescaped(text)).toBe(plain)
})

test('isEscaped is false for a text whose ampersands start no character reference', () => {
  expect(isEscaped('Earth & Environmental Science; AT&T')).toBe(false)
})
