import { expect, test } from 'vitest'
import { memoryCatalog } from '../../../src/catalog/index.ts'
import { citation, titleWithVersion } from '../../../src/citation/index.ts'

const id = 'a0c1c1a4-6f0e-4c55-9d0e-0d6d6f7a6f11'
const external = { id, doi: '10.5072/ice.2', title: 'Ice elsewhere', version: '2', paths: [], datacite: null }

test.each([
  ['absent', {}],
  ['blank', { citation: '', title_with_version: '', creators_str: '', publisher: '', publication_year: '' }],
])(
  'the catalog derives citation and title_with_version of an external resource if these fields are %s',
  async (_, texts) => {
    const catalog = memoryCatalog()
    expect((await catalog.ingest([{ ...external, ...texts }])).refused).toEqual([])
    expect(await catalog.get('resource', id)).toMatchObject({
      citation: citation(external),
      title_with_version: titleWithVersion(external),
      publisher: null,
    })
  },
)

test('the catalog keeps the citation that an external resource states', async () => {
  const catalog = memoryCatalog()
  const own = 'Roe, Ann (2020): Ice elsewhere. Ice Press. https://doi.org/10.5072/ice.2'
  await catalog.ingest([{ ...external, citation: own }])
  expect(await catalog.get('resource', id)).toMatchObject({ citation: own })
})
