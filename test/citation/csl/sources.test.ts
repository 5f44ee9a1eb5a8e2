import { describe, expect, it } from 'vitest'
import { bibliography, citationDocument, type StyleSource } from '../../../src/citation/csl/index.ts'
import { citable } from '../../cli/fake-terminal.ts'
import { styleWith } from './fixtures.ts'

const author = [{ family: 'Roe', given: 'Ann' }]
const issued = { 'date-parts': [[1984]] }
const book = { id: 'a', type: 'book', title: 'Hail', author, issued, publisher: 'Sea Press' }
const files = { 'a.json': JSON.stringify([book]) }

describe('the source of a style', () => {
  const other = styleWith('<text variable="title"/>').replace(
    '</info>',
    '<updated>2026-02-07T00:00:00+00:00</updated></info>',
  )
  const source: StyleSource = {
    name: 'a shelf',
    style: id => (id === 'apa' ? other : undefined),
    locale: () => undefined,
    list: () => ({ styles: ['apa'], locales: [] }),
  }
  const note = /^The style "apa" .*is read from a shelf; the built-in one of 2026-02-07 is not used\.$/

  it('bibliography and citationDocument report a given style that replaces a built-in style with the same id', async () => {
    expect((await bibliography(book, { style: 'apa', sources: [source] })).notes).toEqual([expect.stringMatching(note)])
    expect((await citationDocument([book], { style: 'apa', sources: [source] })).notes).toEqual([
      expect.stringMatching(note),
    ])
    expect((await bibliography(book, { style: 'ieee', sources: [source] })).notes).toEqual([])
    expect((await bibliography(book, { style: 'apa' })).notes).toEqual([])
  })

  it('cite --verbose names the source of a style, and cite refuses --builtin together with --styles-dir', async () => {
    const own = { ...files, 'styles/apa.csl': other }
    const run = (...more: string[]) => citable(['cite', 'a.json', '-s', 'apa', ...more], { files: own })
    const given = await run('--styles-dir', 'styles')
    expect([given.stdout, given.stderr]).toEqual(['Hail\n', ''])
    expect((await run('--styles-dir', 'styles', '--verbose')).stderr).toContain('is read from styles')
    expect((await run('--builtin', '--verbose')).stdout).toBe('Roe, A. (1984). Hail. Sea Press.\n')
    expect((await run('--builtin', '--styles-dir', 'styles')).exitCode).toBe(2)
  })
})

describe('the end of an entry', () => {
  const isbn = '978-3-16-148410-0'

  it.each(['apa', 'ieee', 'mla', 'nature', 'ama', 'vancouver', 'elsevier', 'chicago', 'chicago-note-bibliography'])(
    'the style %s ends an entry with the ISBN if the work has no DOI, URL, PMID or container title',
    async style => {
      const entry = async (item: object) => (await bibliography(item, { style })).text.trim()
      expect(await entry({ ...book, ISBN: isbn })).toMatch(/ ISBN 978-3-16-148410-0\.?$/)
      expect(await entry({ ...book, ISBN: '9783161484100' })).toMatch(/ ISBN 978-3161484100\.?$/)
      for (const more of [{ DOI: '10.5072/a' }, { URL: 'https://x.org/' }, { PMID: '123' }, { 'container-title': 'B' }])
        expect(await entry({ ...book, ISBN: isbn, ...more })).not.toContain('ISBN')
      const document = await citationDocument([{ ...book, ISBN: isbn }], { style })
      document.cite({ id: 'a' })
      expect(document.bibliography().text.trim()).toBe(await entry({ ...book, ISBN: isbn }))
    },
  )

  it.each([
    ['978 3 16 148410 0', '978-3-16-148410-0'],
    ['ISBN 316148410X (pbk.)', '316148410X'],
    ['978-3-16-148410-9, 978-3-16-148410-0 (hbk.)', '978-3-16-148410-0'],
    ['urn:isbn:9783161484100; 0-8044-2957-X', '978-3161484100'],
  ])('an entry ends with the first valid ISBN in %j', async (given, expected) => {
    expect((await bibliography({ ...book, ISBN: given }, { style: 'apa' })).text.trim()).toMatch(
      new RegExp(` ISBN ${expected}$`),
    )
  })

  it('a bibliography contains no invalid ISBN', async () => {
    expect((await bibliography({ ...book, ISBN: '12' }, { style: 'apa' })).text).toBe(
      'Roe, A. (1984). Hail. Sea Press.\n',
    )
  })

  it('a style that prints both URL and DOI prints the DOI as the URL of a work without a URL', async () => {
    const online = styleWith(
      '<text variable="title"/><choose><if variable="URL"><text term="internet" prefix=" [" suffix="]."/></if></choose><text variable="URL" prefix=" "/><text variable="DOI" prefix=" doi:"/>',
    )
    const entry = async (item: object) => (await bibliography({ ...book, ...item }, { style: online })).text.trim()
    expect(await entry({ DOI: '10.5072/a', URL: 'https://x.org/' })).toBe(
      'Hail [internet]. https://x.org/ doi:10.5072/a',
    )
    expect(await entry({ DOI: '10.5072/a' })).toBe('Hail [internet]. https://doi.org/10.5072/a doi:10.5072/a')
    expect(await entry({})).toBe('Hail')
  })
})
