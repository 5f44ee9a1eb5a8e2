import { describe, expect, test } from 'vitest'
import { bibliography, CslError } from '../../../src/citation/csl/index.ts'

const record = {
  doi: '10.5072/waves',
  creators: [{ name: 'Roe, Ann', nameType: 'Personal' as const }],
  titles: [{ title: 'Waves' }],
  publisher: { name: 'Sea Press' },
  publicationYear: 2021,
}

const written = async (style: string): Promise<string> => (await bibliography(record, { style })).text

describe('short names of styles', () => {
  test.each([
    ['chicago', 'chicago-author-date'],
    ['mla', 'modern-language-association'],
    ['harvard', 'harvard-cite-them-right'],
    ['ama', 'american-medical-association'],
    ['elsevier', 'elsevier-harvard'],
    ['nlm', 'nlm-citation-sequence'],
    ['apa', 'apa'],
  ])('the short name %s, in upper or lower case, selects the style %s', async (name, id) => {
    const expected = await written(id)
    for (const one of [name, name.toUpperCase(), id.toUpperCase()]) expect(await written(one)).toBe(expected)
  })

  test.each([
    ['ACS', 'american-chemical-society'],
    ['acm', 'association-for-computing-machinery'],
    ['turabian', 'turabian-author-date'],
  ])(
    'bibliography refuses the style %s, which is not built in, and names the command that downloads it',
    async (name, id) => {
      await expect(written(name)).rejects.toThrow(
        new CslError(
          'unknown-style',
          `There is no style "${name}" here; it is the style "${id}", which the command "citable styles add ${id}" fetches.`,
        ),
      )
    },
  )

  test('a style given by the caller takes precedence over a short name', async () => {
    const xml = `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>Own</title><id>mla</id></info>
      <citation><layout><text variable="title"/></layout></citation>
      <bibliography><layout><text value="own"/></layout></bibliography></style>`
    const own = {
      style: (id: string) => (id === 'mla' ? xml : undefined),
      locale: () => undefined,
      list: () => ({ styles: ['mla'], locales: [] }),
    }
    expect((await bibliography(record, { style: 'mla', sources: [own] })).text).toBe('own\n')
  })

  test('bibliography refuses an unknown style and lists the built-in ones', async () => {
    await expect(written('zzzzzzzzzz')).rejects.toThrow(
      /; built in are american-medical-association, apa, .*, vancouver\.$/,
    )
  })
})
