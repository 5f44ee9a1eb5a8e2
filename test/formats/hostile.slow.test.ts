import { describe, expect, it } from 'vitest'
import { otherFormats } from '../../src/formats/formats.ts'
import { convert, formats, readRecords } from '../../src/formats/index.ts'

describe('many values, or deep ones, exhaust no stack', () => {
  const many = 130_000
  const deep = 20_000
  const article = `<Author><LastName>Okafor</LastName></Author>`.repeat(many)

  it.each([
    ['RIS without ER', 'TY  - JOUR\nTI  - T\n'.repeat(many), many],
    [
      'Commonmeta subjects',
      `{"id":"https://doi.org/10.5072/a","type":"Dataset","schema_version":"https://commonmeta.org/commonmeta_v0.12","titles":[{"title":"T"}],"subjects":[${Array(many).fill('{"subject":"a"}').join()}]}`,
      1,
    ],
    [
      'PubMed authors',
      `<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>1</PMID><Article><ArticleTitle>T</ArticleTitle><AuthorList>${article}</AuthorList></Article></MedlineCitation></PubmedArticle></PubmedArticleSet>`,
      1,
    ],
    ['Dublin Core values', `{"dc:title":[${Array(many).fill('"T"').join()}],"dc:identifier":"doi:10.5072/a"}`, 1],
    [
      'a JSON-LD context',
      `{"@context":${'['.repeat(deep)}${']'.repeat(deep)},"@type":"Dataset","@id":"https://doi.org/10.5072/a","name":"T"}`,
      0,
    ],
    ['a dotted TOML key', `[project]\nname = "x"\n[${Array(deep).fill('a').join('.')}]\nb = 1\n`, 0],
  ])('readRecords reads or refuses a large or deeply nested value without a stack overflow: %s', (_, text, count) => {
    const { records, diagnostics } = readRecords(text)
    expect(records).toHaveLength(count)
    if (count === 0) expect(diagnostics).not.toEqual([])
  })
})

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

describe('what nests 20,000 deep', () => {
  const names = ['metadata', 'message', 'title', 'author', 'issued', 'creators', '@graph', 'x']
  const members = names.map(name => `"${name}":${deep}`).join()
  const texts = [
    deep,
    `{"DOI":"10.5072/a","type":"book",${members}}`,
    `{"DOI":"10.5072/a","type":"book","issued":{"date-parts":[[${deep}]]},"abstract":${deep}}`,
    `{"metadata":{"resource_type":{"id":"x"},${members}},"custom_fields":${deep}}`,
    `{"dc:title":"x",${members}}`,
    '<a>'.repeat(20_000),
  ]

  it.each(otherFormats.filter(({ read }) => read))(
    'reads or refuses deeply nested $id input without throwing an error',
    ({ read }) => {
      for (const text of texts) expect(typeof read?.(text).ok).toBe('boolean')
    },
  )

  it.each(formats.flatMap(({ id, write }) => (write ? [id] : [])))(
    'convert writes deeply nested values to %s, or refuses them without throwing an error',
    to => {
      for (const name of ['colour', 'titles', 'geoLocations', 'publisher']) {
        const text = `{"doi":"10.5072/x","titles":[{"title":"x"}],"${name}":${deep}}`
        expect(typeof convert(text, { to }).ok).toBe('boolean')
      }
    },
  )
})
