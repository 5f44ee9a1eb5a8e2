import { describe, expect, it } from 'vitest'
import { codemeta, readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { recordIn } from '../conversions.ts'

const software: Datacite = {
  doi: '10.5072/ice',
  creators: [{ name: 'Berg, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Berg' }],
  titles: [{ title: 'icetool' }],
  types: { resourceTypeGeneral: 'Software', resourceType: 'Library' },
  version: '1.10',
  rightsList: [{ rights: 'MIT License', rightsUri: 'https://opensource.org/licenses/MIT' }],
}

const written = (record: Datacite): Record<string, unknown> => JSON.parse(codemeta.write?.(record).text ?? '')

describe('files', () => {
  it('keeps only the addresses of files in CodeMeta, and reports the loss of other values', () => {
    const file = [
      { url: 'https://ice.example/icetool.tgz' },
      { url: 'https://ice.example/icetool.zip', size: 12 },
      { name: 'draft' },
    ]
    const given: Datacite = { ...software, extras: { format: 'zenodo', members: {}, cited: { file } } }
    const { text, losses } = codemeta.write?.(given) ?? { text: '', losses: [] }
    const addresses = ['https://ice.example/icetool.tgz', 'https://ice.example/icetool.zip']
    expect(JSON.parse(text).downloadUrl).toEqual(addresses)
    expect(losses.map(({ pointer }) => pointer)).toEqual(['/extras/cited/file/1', '/extras/cited/file/2'])
    expect(readRecords(text).records[0]?.record.extras?.cited?.file).toEqual(addresses.map(url => ({ url })))
  })

  it('keeps CodeMeta files that are given as nodes', () => {
    const text = JSON.stringify({
      '@context': 'https://w3id.org/codemeta/3.0',
      '@type': 'SoftwareSourceCode',
      name: 'icetool',
      downloadUrl: { '@id': 'https://ice.example/icetool.tgz' },
    })
    const record = readRecords(text).records[0]?.record ?? {}
    expect(record.extras?.cited?.file).toBeUndefined()
    expect(written(record).downloadUrl).toEqual({ '@id': 'https://ice.example/icetool.tgz' })
  })
})

describe('maintainers', () => {
  it('reads a CodeMeta maintainer in any shape as a DataManager, and writes a DataManager as maintainer', () => {
    const maintainers = (maintainer: unknown) =>
      recordIn(
        JSON.stringify({ '@context': 'https://w3id.org/codemeta/3.0', '@type': 'SoftwareSourceCode', maintainer }),
      )
    const person = { '@id': 'https://orcid.org/0000-0002-1825-0097', '@type': 'Person', name: 'Bo Ek' }
    const contributor = {
      contributorType: 'DataManager',
      name: 'Bo Ek',
      nameType: 'Personal',
      nameIdentifiers: [
        {
          nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
          nameIdentifierScheme: 'ORCID',
          schemeUri: 'https://orcid.org',
        },
      ],
    }
    for (const shape of [person, [person], { '@list': [person] }])
      expect(maintainers(shape).contributors).toEqual([contributor])
    expect(maintainers('Ice Club').contributors).toEqual([{ contributorType: 'DataManager', name: 'Ice Club' }])
    expect(maintainers([person, { name: 'Ice Club' }]).contributors).toEqual([
      contributor,
      { contributorType: 'DataManager', name: 'Ice Club' },
    ])
    expect(written(maintainers(person)).maintainer).toMatchObject(person)
    expect(codemeta.write?.(maintainers(person)).losses).toEqual([])
  })
})

describe('writing', () => {
  it('writes terms outside the CodeMeta context with a prefix', () => {
    expect(written(software)).toEqual({
      '@context': 'https://w3id.org/codemeta/3.0',
      '@id': 'https://doi.org/10.5072/ice',
      '@type': 'SoftwareSourceCode',
      'schema:additionalType': 'Library',
      name: 'icetool',
      url: 'https://doi.org/10.5072/ice',
      identifier: 'https://doi.org/10.5072/ice',
      author: [{ '@type': 'Person', name: 'Ada Berg', givenName: 'Ada', familyName: 'Berg' }],
      version: '1.10',
      license: 'https://spdx.org/licenses/MIT',
    })
  })

  it('writes the code repository, the previous version and the requirements of software to CodeMeta', () => {
    const related = (relationType: string, more: object = {}) => ({
      relationType,
      relatedIdentifier: '10.5072/other',
      relatedIdentifierType: 'DOI',
      ...more,
    })
    const relatedIdentifiers = [
      related('IsNewVersionOf'),
      related('Requires'),
      related('IsSupplementTo', {
        relatedIdentifier: 'https://git.example.org/ice',
        relatedIdentifierType: 'URL',
        resourceTypeGeneral: 'Software',
      }),
    ] as never
    expect(written({ ...software, relatedIdentifiers })).toMatchObject({
      '@context': ['https://w3id.org/codemeta/3.0', { prov: 'http://www.w3.org/ns/prov#' }],
      codeRepository: 'https://git.example.org/ice',
      'prov:wasRevisionOf': { '@id': 'https://doi.org/10.5072/other' },
      softwareRequirements: { '@id': 'https://doi.org/10.5072/other' },
    })
  })
})

describe('reading', () => {
  it.each([
    'https://doi.org/10.5063/schema/codemeta-2.0',
    'https://w3id.org/codemeta/3.0',
    'http://purl.org/codemeta/2.0',
  ])('recognises the CodeMeta context %s', context => {
    const node = {
      '@context': context,
      type: 'SoftwareSourceCode',
      id: 'https://doi.org/10.5072/ice',
      name: 'icetool',
      author: { type: 'Person', givenName: 'Ada', familyName: 'Berg', email: 'a@example.org' },
      programmingLanguage: 'Rust',
      version: '1.10',
    }
    const { records } = readRecords(JSON.stringify(node))
    expect(records[0]).toMatchObject({
      format: 'codemeta',
      record: {
        doi: '10.5072/ice',
        creators: [{ name: 'Berg, Ada', nameType: 'Personal' }],
        types: { resourceTypeGeneral: 'Software' },
        version: '1.10',
      },
    })
    const [record] = records
    expect(written(record?.record ?? {})).toMatchObject({
      programmingLanguage: 'Rust',
      author: [{ email: 'a@example.org' }],
    })
  })
})

it('reads the agents, title and tags of a CodeMeta 1 document', () => {
  expect(
    recordIn({
      '@context': 'https://raw.githubusercontent.com/codemeta/codemeta/master/codemeta.jsonld',
      '@type': 'SoftwareSourceCode',
      title: 'Tides',
      agents: [{ '@id': 'https://orcid.org/0000-0002-1825-0097', '@type': 'person', name: 'Ada Okafor' }],
      tags: ['tide', 'model'],
    }),
  ).toMatchObject({
    titles: [{ title: 'Tides' }],
    creators: [
      {
        name: 'Ada Okafor',
        nameType: 'Personal',
        nameIdentifiers: [{ nameIdentifier: expect.stringContaining('1825') }],
      },
    ],
    subjects: [{ subject: 'tide' }, { subject: 'model' }],
  })
})
