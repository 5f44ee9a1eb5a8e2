import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { formats, sampleText } from '../../src/formats/index.ts'

const folder = new URL('../../fixtures/', import.meta.url)
const ids = new Set<string>(formats.map(({ id }) => id))
const fixtures = readdirSync(folder)
  .filter(id => ids.has(id))
  .flatMap(id => readdirSync(new URL(`${id}/`, folder)).map(name => ({ id, name })))

function claimants(text: string): string[] {
  const claiming = formats.filter(({ detect }) => detect?.(text))
  const sample = sampleText(text)
  expect(formats.filter(({ detect }) => detect?.(text, sample))).toEqual(claiming)
  return claiming.map(({ id }) => id)
}

describe('a text is claimed by its own format alone', () => {
  it.each(fixtures)('no format except the right one detects $id/$name', ({ id, name }) => {
    const text = readFileSync(new URL(`${id}/${name}`, folder), 'utf8')
    const isDetected = formats.some(format => format.id === id && format.detect !== undefined)
    const expected = isDetected ? [id] : []
    expect(claimants(text)).toEqual(expected)
    expect(claimants(`\uFEFF${text}`)).toEqual(expected)
  })

  test('every readable format has a detector, and no other format has one', () => {
    for (const { id, read, detect } of formats)
      expect(typeof detect, id).toBe(read === undefined ? 'undefined' : 'function')
  })

  test.each([
    ['<resource xmlns="http://datacite.org/schema/kernel-2.2"/>', ['datacite-xml']],
    ['<r:resource xmlns:r="http://datacite.org/schema/kernel-4"/>', ['datacite-xml']],
    ['<resource/>', ['datacite-xml']],
    ['<resource xmlns="urn:something-else"/>', []],
    ['{"message-type":"work","message":{"DOI":"10.5555/a","type":"journal-article","title":["x"]}}', ['crossref']],
    ['', []],
    ['plain text', []],
  ])('only the right format, if any, detects the text %j', (text, expected) =>
    expect(claimants(text)).toEqual(expected),
  )
})
