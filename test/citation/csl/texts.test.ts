import { describe, expect, it } from 'vitest'
import { bibliography } from '../../../src/citation/csl/index.ts'
import { readRecords } from '../../../src/formats/index.ts'

const author = [{ family: 'Roe', given: 'Ann' }]
const item = { id: 'a', type: 'article-journal', title: 'Hail', author, issued: { 'date-parts': [[2020]] } }
const entry = async (given: object, style: string): Promise<string> =>
  (await bibliography({ ...item, ...given }, { style })).text.trim()
const inBibtex = async (bib: string, style: string): Promise<string[]> => {
  const records = readRecords(bib, { from: 'biblatex' }).records.map(({ record }) => record)
  return (await bibliography(records, { style, sort: false })).entries.map(({ text }) => text)
}
const styles = ['apa', 'mla', 'ieee', 'chicago', 'vancouver', 'harvard', 'elsevier', 'nature', 'ama']

describe('texts', () => {
  it.each(styles)('the style %s prints each version at most once and without a capital V', async style => {
    for (const [title, version] of [
      ['Hail v2.0', '2.0'],
      ['Hail (v1.1)', '1.1'],
      ['Hail', 'v4.0'],
      ['Hail', '(v1.1)'],
    ]) {
      const text = await entry({ type: 'software', title, version }, style)
      expect(text).not.toMatch(/V\d|\(\(/)
      expect(text.match(/2\.0|1\.1|4\.0/g)?.length ?? 0, text).toBeLessThan(2)
    }
  })

  it.each(['-', '–', '—', '−', '‐', '―'])('a page range with the dash %s is printed with an en dash', async dash => {
    const paged = { 'container-title': 'J', page: `101${dash}103` }
    expect(await entry(paged, 'mla')).toContain('pp. 101–03')
    expect(await entry(paged, 'ieee')).toContain('pp. 101–103')
  })

  it.each(styles)('the style %s prints no stray punctuation for a work without a title', async style => {
    for (const given of [
      { type: 'book', publisher: 'Sea' },
      { 'container-title': 'J', volume: '3' },
      { type: 'document', DOI: '10.5072/n' },
    ]) {
      const text = await entry({ title: undefined, ...given }, style)
      expect(text).not.toMatch(/[.,;:] [.,;:]|[,;]\.|;$|[“‘]\s?[”’]|\(\)/)
    }
  })

  it('a bibliography contains no URL that begins with <Go to ISI>', async () => {
    expect(await entry({ URL: '<Go to ISI>://WOS:000123' }, 'apa')).toBe('Roe, A. (2020). Hail.')
  })

  it('a bibliography prints a single link for a DOI that begins with "doi:" or is a URL', async () => {
    for (const DOI of ['doi:10.1000/x', 'https://doi.org/10.1000/x', 'DOI: 10.1000/x', 'http://dx.doi.org/10.1000/x'])
      expect(await entry({ DOI }, 'apa')).toBe('Roe, A. (2020). Hail. https://doi.org/10.1000/x')
  })
})

it.each(['apa', 'ieee'])('the style %s prints the URL of an item whose DOI is not a string', async style => {
  expect(await entry({ type: 'webpage', DOI: true, URL: 'https://x.org/a' }, style)).toContain('https://x.org/a')
})

describe('BibLaTeX', () => {
  it('a bibliography prints the website of a page, except that IEEE style omits an organization', async () => {
    const page = (site: string) =>
      `@online{a, author={Roe, Ann}, title={Hail}, ${site}, url={https://x.org/}, year=2020}`
    // The official IEEE style prints no publisher of a page.
    const styles = {
      'organization={Weather Site}': ['apa', 'mla', 'chicago'],
      'journaltitle={Weather Site}': ['apa', 'mla', 'ieee', 'chicago'],
    }
    for (const [site, names] of Object.entries(styles))
      for (const style of names)
        expect(await inBibtex(page(site), style), style).toEqual([expect.stringContaining('Weather Site')])
  })

  it('readRecords ignores an entry inside a BibLaTeX comment, and reports the comment', async () => {
    const bib =
      '% @book{gone, title={Gone}}\n%@book{b, title={B}}\n@book{a, title={100\\% hail}, year={2020}}\n@book{c, title={C}}'
    const { records, diagnostics } = readRecords(bib, { from: 'biblatex' })
    expect(records.map(({ record }) => record.titles?.[0]?.title)).toEqual(['100% hail', 'C'])
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('"@book{gone, title={Gone}}" is commented out'),
      expect.stringContaining('"@book{b, title={B}}" is commented out'),
    ])
  })
})
