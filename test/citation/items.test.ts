import Cite from 'citation-js'
import { describe, expect, test } from 'vitest'
import { bibliography, cite } from '../../src/citation/csl/index.ts'
import { citation, creatorsString, titleWithVersion } from '../../src/citation/index.ts'

const item = {
  id: 'tides',
  type: 'article-journal',
  title: 'Tides of the North Sea',
  author: [
    { family: 'Berg', given: 'Ines', 'non-dropping-particle': 'van den' },
    { family: 'Okafor', given: 'Ngozi' },
    { literal: 'Harbour Office' },
  ],
  issued: { 'date-parts': [[2021, 3, 4]] },
  publisher: 'Sea Press',
  version: '2.0',
  DOI: '10.5072/tides',
}
const cited =
  'van den Berg, Ines, Okafor, Ngozi, Harbour Office (2021): Tides of the North Sea (v2.0). Sea Press. https://doi.org/10.5072/tides'

describe('an item of CSL-JSON', () => {
  test('citation renders a CSL-JSON item in the house style and the DataCite style', () => {
    expect(citation(item)).toBe(cited)
    expect(citation(item, { style: 'datacite' })).toBe(
      'van den Berg, Ines; Okafor, Ngozi; Harbour Office (2021): Tides of the North Sea. V. 2.0. Sea Press. (journal article). https://doi.org/10.5072/tides',
    )
    expect(titleWithVersion(item)).toBe('Tides of the North Sea (v2.0)')
    expect(creatorsString(item)).toBe('van den Berg, Ines, Okafor, Ngozi, Harbour Office')
  })

  test.each([
    ['date parts as text', { 'date-parts': [['2021']] }],
    ['a raw date', { raw: '2021-03' }],
    ['plain text', '2021'],
  ])('reads the year of a CSL-JSON item from %s', (_, issued) => {
    expect(citation({ title: 'Tides', issued })).toBe('(2021): Tides.')
  })

  test.each<object>([
    { DOI: 7, author: 'Roe', issued: [] },
    { author: [null, 7, 'Roe', {}], title: {}, issued: { 'date-parts': 'x' } },
    { issued: { 'date-parts': [null] }, type: [] },
  ])('citation does not throw for the malformed CSL-JSON item %j', garbage => {
    expect(citation(garbage)).toBeTypeOf('string')
  })
})

describe('a Cite of citation-js', () => {
  test('cites a citation-js Cite object that contains one item', () => {
    expect(citation(new Cite(item))).toBe(cited)
  })

  test('citation throws an error for a citation-js Cite object that contains no items or several', () => {
    expect(() => citation(new Cite([item, { ...item, id: 'b' }]))).toThrow('one object')
    expect(() => citation(new Cite([]))).toThrow('one object')
  })

  test('cites every item of a citation-js Cite object in a bibliography', async () => {
    const items = [item, { ...item, id: 'b', title: 'Ebb', DOI: '10.5072/ebb' }]
    const { text } = await bibliography(new Cite(items), { style: 'apa' })
    expect(text).toBe((await bibliography(items, { style: 'apa' })).text)
    expect(text).toContain('Ebb')
    expect((await cite(new Cite(items), { style: 'apa' })).text).toBe((await cite(items, { style: 'apa' })).text)
    expect((await bibliography(new Cite(items))).entries).toHaveLength(2)
  })
})
