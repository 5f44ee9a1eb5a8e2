import { beforeAll, describe, expect, it } from 'vitest'
import { fixtureService } from '../fixture-service.ts'

const idOf = (number: number): string => `5d2b40a1-1c52-4b8e-9a55-${String(number).padStart(12, '0')}`
const resource = (number: number, changes: object, datacite: object = {}) => ({
  id: idOf(number),
  doi: `10.5072/ice.${number}`,
  paths: [],
  ...changes,
  datacite: {
    identifiers: [{ identifier: `10.5072/ice.${number}`, identifierType: 'DOI' }],
    creators: [{ name: 'Roe, Ann' }],
    titles: [{ title: 'Ice' }],
    version: `${number}.0`,
    publisher: 'Example Archive',
    publicationYear: '2024',
    types: { resourceTypeGeneral: 'Dataset', resourceType: 'Ice' },
    ...datacite,
  },
})
const subjects = [
  { subject: 'sea ice' },
  { subject: 'Sea ice' },
  { subject: 'snow "depth"', subjectScheme: 'GCMD', valueURI: 'https://gcmd.example.org/snow' },
]

let service: Awaited<ReturnType<typeof fixtureService>>
beforeAll(async () => {
  service = await fixtureService({}, [
    resource(1, { new_version: '10.5072/ice.2' }),
    resource(2, { previous_version: '10.5072/ice.1', new_version: '10.5072/ice.3' }),
    resource(3, { previous_version: '10.5072/ice.2' }, { subjects }),
    {
      id: idOf(11),
      path: 'Ice & Snow/Output/daily',
      version: '20240101',
      specifiers: { model: 'Ice' },
      files: [],
    },
  ])
})

const pageOf = async (path: string): Promise<string> => (await service.get(path, { Accept: 'text/html' })).text()

describe('the path of a dataset', () => {
  it('the page of a dataset links each folder in its path to the contents of that folder', async () => {
    const [, trail = ''] = /<p class="trail">(.*?)<\/p>/s.exec(await pageOf(`/datasets/${idOf(11)}/`)) ?? []
    expect(trail).toBe(
      '<a href="/?tree=Ice+%26+Snow">Ice &amp; Snow</a> / <a href="/?tree=Ice+%26+Snow%2FOutput">Output</a>',
    )
    expect(await pageOf('/?tree=Ice+%26+Snow')).toContain(`/datasets/${idOf(11)}/`)
  })
})

describe('the subjects of a resource', () => {
  it('the page of a resource shows each subject once, with a link to a search', async () => {
    const page = await pageOf(`/resources/${idOf(3)}/`)
    const [, list = ''] = /<ul class="subjects">(.*?)<\/ul>/s.exec(page) ?? []
    expect([...list.matchAll(/<li>/g)]).toHaveLength(2)
    expect(list).toContain('<a href="/resources/?query=%22sea+ice%22">sea ice</a>')
    expect(list).toContain('href="https://gcmd.example.org/snow"')
    expect(await pageOf('/resources/?query=%22sea+ice%22')).toContain(`/resources/${idOf(3)}/`)
    const [, search = ''] = /<a href="([^"]*snow[^"]*)">snow/.exec(list) ?? []
    expect(await pageOf(search)).toContain(`/resources/${idOf(3)}/`)
  })
})

describe('the page that stays of a withdrawn version', () => {
  it('the page of a withdrawn version links to the other versions, newest first', async () => {
    await service.catalog.withdraw('resource', [idOf(2)], { reason: 'Wrong units.' })
    const page = await pageOf(`/resources/${idOf(2)}/`)
    const [, list = ''] = /<ul class="plain">(.*?)<\/ul>/s.exec(page) ?? []
    const links = [...list.matchAll(/<li><a href="([^"]*)">([^<]*)<\/a><\/li>/g)].map(([, href, title]) => [
      href,
      title,
    ])
    expect(links).toEqual([
      [`/resources/${idOf(3)}/`, 'Ice (v3.0)'],
      [`/resources/${idOf(1)}/`, 'Ice (v1.0)'],
    ])
  })
})
