import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { convert, readRecords } from '../../../src/formats/index.ts'

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/package-json/${name}.json`, import.meta.url), 'utf8')

const readOne = (text: string) => {
  const { records, diagnostics } = readRecords(text)
  expect(diagnostics).toEqual([])
  expect(records.map(({ format }) => format)).toEqual(['package-json'])
  return records[0]?.record ?? {}
}

describe('a package.json', () => {
  it('reads a package.json as software', () => {
    expect(readOne(fixture('package'))).toEqual({
      types: { resourceTypeGeneral: 'Software' },
      titles: [{ title: 'tide-tables' }],
      version: '2.1.0',
      creators: [
        {
          name: 'Ada Okafor',
          nameType: 'Personal',
          nameIdentifiers: [
            {
              nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
              nameIdentifierScheme: 'ORCID',
              schemeUri: 'https://orcid.org',
            },
          ],
        },
      ],
      contributors: [{ contributorType: 'Other', name: 'Eva Berg' }],
      subjects: [{ subject: 'tide' }, { subject: 'table' }],
      rightsList: [
        {
          rights: 'Apache License 2.0',
          rightsUri: 'https://www.apache.org/licenses/LICENSE-2.0',
          rightsIdentifier: 'apache-2.0',
          rightsIdentifierScheme: 'SPDX',
          schemeUri: 'https://spdx.org/licenses/',
        },
      ],
      descriptions: [{ description: 'Computes tables of tides', descriptionType: 'Abstract' }],
      relatedIdentifiers: [
        {
          relatedIdentifier: 'https://code.example/okafor/tide-tables',
          relatedIdentifierType: 'URL',
          relationType: 'IsSupplementTo',
          resourceTypeGeneral: 'Software',
        },
      ],
      extras: {
        format: 'package-json',
        members: {
          '/author/url': 'https://orcid.org/0000-0002-1825-0097',
          '/contributors': ['Eva Berg <eva@port.example> (https://port.example/eva)'],
          '/main': 'index.js',
          '/dependencies': { moon: '^1.0.0' },
        },
        cited: { URL: 'https://tides.example/' },
      },
    })
  })

  it('reads the list of licences and the short form of the repository in an old package.json', () => {
    expect(readOne(fixture('before-2014'))).toMatchObject({
      creators: [{ name: 'Kim Min-jun' }],
      rightsList: [{ rightsIdentifier: 'mit' }],
      relatedIdentifiers: [{ relatedIdentifier: 'https://github.com/kim/waves' }],
    })
  })

  it.each([
    ['git@code.example:okafor/tides.git', 'https://code.example/okafor/tides'],
    ['git+ssh://git@code.example/okafor/tides.git', 'https://code.example/okafor/tides'],
    ['git://code.example/okafor/tides', 'https://code.example/okafor/tides'],
    ['gist:11081aaa281', 'https://gist.github.com/11081aaa281'],
    ['gitlab:okafor/tides', 'https://gitlab.com/okafor/tides'],
    ['https://code.example/okafor/tides', 'https://code.example/okafor/tides'],
  ])('reads the repository %s of a package.json as the web address %s', (repository, address) => {
    const { relatedIdentifiers = [] } = readOne(JSON.stringify({ name: 'x', private: true, repository }))
    expect(relatedIdentifiers.map(({ relatedIdentifier }) => relatedIdentifier)).toEqual([address])
  })

  it('converts a package.json to a CITATION.cff', () => {
    const converted = convert(fixture('package'), { to: 'cff' })
    expect(converted.ok && converted.text).toContain('title: tide-tables\n')
  })

  it('accepts package.json members of any type', () => {
    const odd = {
      name: 'x',
      main: 7,
      author: [7, null, {}],
      contributors: 'A',
      license: {},
      keywords: 'k',
      repository: 7,
    }
    const { records } = readRecords(JSON.stringify(odd))
    expect(records[0]?.record).toMatchObject({ titles: [{ title: 'x' }], contributors: [{ name: 'A' }] })
  })
})
