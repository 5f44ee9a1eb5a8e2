import { describe, expect, it } from 'vitest'
import { convert } from '../../../src/formats/index.ts'
import { converted, recordIn } from '../conversions.ts'

const deposit = { upload_type: 'dataset', title: 'Snow', creators: [{ name: 'King, Ada' }] }

const related = (entries: object[]) =>
  recordIn(JSON.stringify({ ...deposit, related_identifiers: entries }), 'zenodo-deposit').relatedIdentifiers

describe('related identifiers of Zenodo', () => {
  it('reads and writes the general type of a related work in Zenodo', () => {
    const entries = [
      { identifier: '10.5072/paper', relation: 'isCitedBy', scheme: 'doi', resource_type: 'publication-article' },
      { identifier: 'https://example.org/tool', relation: 'requires', scheme: 'url', resource_type: 'software' },
    ]
    expect(related(entries)).toMatchObject([
      { relatedIdentifierType: 'DOI', resourceTypeGeneral: 'JournalArticle' },
      { relatedIdentifierType: 'URL', resourceTypeGeneral: 'Software' },
    ])
    const { text, losses } = converted(JSON.stringify({ ...deposit, related_identifiers: entries }), {
      from: 'zenodo-deposit',
      to: 'zenodo-deposit',
    })
    expect(JSON.parse(text).related_identifiers).toEqual(entries)
    expect(losses.map(({ pointer }) => pointer)).toEqual(['/descriptions'])
  })

  it.each([
    ['bioproject', 'PRJNA224116', 'https://identifiers.org/bioproject:PRJNA224116'],
    ['gnd', '4079154-3', 'https://d-nb.info/gnd/4079154-3'],
    ['gnd', 'gnd:4079154-3', 'https://d-nb.info/gnd/4079154-3'],
    ['ascl', 'ascl:1303.002', 'https://ascl.net/1303.002'],
  ])(
    'reads a Zenodo related identifier in the scheme %s, which the kernel lacks, as a URL',
    (scheme, identifier, address) => {
      expect(related([{ identifier, relation: 'describes', scheme }])).toEqual([
        { relatedIdentifier: address, relatedIdentifierType: 'URL', relationType: 'Describes' },
      ])
    },
  )

  it('reports a related identifier of an unknown scheme as lost in REST JSON, and writes the same entry back to Zenodo', () => {
    const entries = [{ identifier: 'x 1', relation: 'cites', scheme: 'shelf' }]
    const text = JSON.stringify({ ...deposit, related_identifiers: entries })
    const result = convert(text, { from: 'zenodo-deposit', to: 'datacite-rest' })
    expect(result.ok && result.losses).toMatchObject([{ kind: 'lost', value: entries }])
    expect(
      JSON.parse(converted(text, { from: 'zenodo-deposit', to: 'zenodo-deposit' }).text).related_identifiers,
    ).toEqual(entries)
  })

  it('writes the URLs of a CITATION.cff as Zenodo related identifiers', () => {
    const cff =
      'cff-version: 1.2.0\nmessage: m\ntitle: Rain\nauthors: [{ name: A }]\nurl: https://example.org/home\n' +
      'repository: https://example.org/r\nrepository-code: https://example.org/c\nrepository-artifact: https://example.org/a\n'
    const { text, losses } = converted(cff, { to: 'zenodo-deposit' })
    expect(JSON.parse(text).related_identifiers).toEqual([
      { identifier: 'https://example.org/home', relation: 'isAlternateIdentifier', scheme: 'url' },
      { identifier: 'https://example.org/c', relation: 'isSupplementTo', scheme: 'url', resource_type: 'software' },
      { identifier: 'https://example.org/r', relation: 'isSupplementedBy', scheme: 'url' },
      { identifier: 'https://example.org/a', relation: 'isSupplementedBy', scheme: 'url' },
    ])
    expect(losses.filter(({ kind }) => kind === 'changed')).toHaveLength(5)
  })
})
