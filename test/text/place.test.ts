import { expect, it } from 'vitest'
import { parseJson } from '../../src/text/json/document.ts'
import { placesIn } from '../../src/text/place.ts'

function textAt(text: string, pointer: string, atKey = false): string {
  const [part] = parseJson(text).parts
  if (part === undefined || 'fault' in part) throw new Error('The text is not JSON.')
  const { range } = placesIn(part.document, [pointer])(pointer, atKey)
  return text.slice(range?.start, range?.end)
}

it.each([
  ['a value', '/a/b', false, '1'],
  ['the name of an object', '/a', false, '"a"'],
  ['the name of a value if the name is requested', '/a/b', true, '"b"'],
  ['the name of the nearest existing parent of a missing member', '/a/c/0', false, '"a"'],
  ['the opening brace of a document for a missing member', '/d', false, '{'],
])('in JSON text, placesIn returns the position of %s', (_, pointer, atKey, place) => {
  expect(textAt('{"a": {"b": 1}, "e": [2]}', pointer, atKey)).toBe(place)
})

it('placesIn finds a value in the first of two duplicate members if the second lacks the value', () => {
  expect(textAt('{"a": {"b": 1, "b": 2}, "a": {"c": 3}}', '/a/b')).toBe('2')
})
