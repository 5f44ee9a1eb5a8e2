import { describe, expect, test } from 'vitest'
import { convert, type FormatId } from '../../src/formats/index.ts'
import { convertStream } from '../../src/stream.ts'

const record = { doi: '10.5072/a', titles: [{ title: 'Rain' }] }

describe('the names of a format to write', () => {
  test.each<[name: string, id: FormatId]>([
    ['.bib', 'bibtex'],
    ['bib', 'bibtex'],
    ['application/x-bibtex', 'bibtex'],
    ['xml', 'datacite-xml'],
    ['XML', 'datacite-xml'],
    ['.ris', 'ris'],
    ['rest', 'datacite-rest'],
  ])('accepts %s as the name of %s', async (name, id) => {
    const expected = convert(record, { to: id })
    expect(convert(record, { to: name })).toEqual(expected)
    const texts = []
    for await (const { text } of convertStream(JSON.stringify(record), { to: name })) texts.push(text)
    const asLines = []
    for await (const { text } of convertStream(JSON.stringify(record), { to: id })) asLines.push(text)
    expect(texts).toEqual(asLines)
  })

  test.each(['nbib', '.nbib', '.html'])('convert explains that a format named %s can only be read', name => {
    expect(() => convert(record, { to: name })).toThrow(/can be read, but not written/)
  })

  test('convert throws a TypeError for an unknown target format and suggests a writable one', () => {
    expect(() => convert(record, { to: 'bibtx' })).toThrow(
      new TypeError('There is no format "bibtx"; did you mean "bibtex"?'),
    )
    expect(() => convert(record, { to: 'pubme' })).toThrow(/^(?!.*"pubmed)There is no format "pubme"/)
  })
})
