import { describe, expect, it } from 'vitest'
import { fixtureService, fixtures } from './fixture-service.ts'

const reason = 'The <sensor> was broken.'

async function withdrawn() {
  const service = await fixtureService()
  const [resource] = (await service.catalog.list('resource', { doi: ['10.5072/impact.417302'], limit: 1 })).records
  const dataset = fixtures.dataset.find(({ files }) => files.length > 0)
  const id = resource?.id ?? ''
  const successor = '10.5072/impact.417302.1'
  await service.catalog.withdraw('resource', [id], { reason, successor })
  await service.catalog.withdraw('dataset', [dataset.id], { reason })
  return { ...service, resource, id, dataset }
}

/** Creates a service with three versions of a resource, and withdraws one version. */
async function chain(gone: 1 | 2 | 3) {
  const doi = (version: number): string => `10.5072/chain.${version}`
  const link = (version: number, type: string) => ({
    relatedIdentifier: doi(version),
    relatedIdentifierType: 'DOI',
    relationType: type,
  })
  const versions = [1, 2, 3].map(version => ({
    doi: doi(version),
    title: 'Chain of rain',
    version: `${version}.0`,
    datacite: {
      identifiers: [{ identifier: doi(version), identifierType: 'DOI' }],
      creators: [{ name: 'Okafor, Ngozi' }],
      titles: [{ title: 'Chain of rain' }],
      publisher: 'Rain Repository',
      publicationYear: String(2020 + version),
      types: { resourceTypeGeneral: 'Dataset' },
      version: `${version}.0`,
      relatedIdentifiers: [
        ...(version > 1 ? [link(version - 1, 'IsNewVersionOf')] : []),
        ...(version < 3 ? [link(version + 1, 'IsPreviousVersionOf')] : []),
      ],
      schemaVersion: 'http://datacite.org/schema/kernel-4',
    },
  }))
  const service = await fixtureService({}, versions)
  const { records } = await service.catalog.list('resource', { doi: [1, 2, 3].map(doi), limit: 3 })
  const idOf = (version: number): string => records.find(record => record.doi === doi(version))?.id ?? ''
  await service.catalog.withdraw('resource', [idOf(gone)], { reason: 'Wrong units.', successor: doi(3) })
  return { ...service, doi, idOf }
}

describe('a chain with a withdrawn version', () => {
  it('a version chain continues after a withdrawn version, and includes the reason for the withdrawal and the URL of the tombstone', async () => {
    const { json, get, doi, idOf } = await chain(2)
    const { latest, versions, warnings } = await json(`/api/v1/resources/${idOf(1)}/versions/`)
    expect(latest).toBe(doi(3))
    expect(versions).toMatchObject([
      { doi: doi(1), withdrawn: null },
      {
        doi: doi(2),
        id: idOf(2),
        version: '2.0',
        url: `https://data.example.org/api/v1/resources/${idOf(2)}/`,
        withdrawn: { reason: 'Wrong units.', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), successor: doi(3) },
      },
      { doi: doi(3), withdrawn: null },
    ])
    expect((await get(versions[1].url)).status).toBe(410)
    expect(warnings).toEqual([
      {
        code: 'withdrawn',
        severity: 'info',
        message: `${doi(2)} was withdrawn on ${versions[1].withdrawn.date}: Wrong units. ${doi(3)} replaces it. Its tombstone is at https://data.example.org/resources/${idOf(2)}/.`,
        dois: [doi(2)],
      },
    ])
  })

  it('the latest version of a chain is the newest version that is not withdrawn', async () => {
    const { json, get, doi, idOf } = await chain(3)
    expect((await json(`/api/v1/resources/${idOf(1)}/versions/`)).latest).toBe(doi(2))
    expect(await (await get(`/resources/${idOf(2)}/`)).text()).not.toContain('There is a newer version.')
  })

  it('the page of a later version shows a withdrawn version and the reason for the withdrawal, but omits that version from the citations', async () => {
    const { get, doi, idOf } = await chain(2)
    const page = await (await get(`/resources/${idOf(3)}/`)).text()
    expect(page).toMatch(/Withdrawn on <time>[\d-]{10}<\/time>: Wrong units\./)
    expect(page).toContain(`href="/resources/${idOf(2)}/"`)
    const cited = /<ol class="citation citations"[\s\S]*?<\/ol>/.exec(page)?.[0]
    expect(cited).toContain(doi(1))
    expect(cited).not.toContain(doi(2))
  })
})

describe('a withdrawn record', () => {
  it('the service returns 410 for a withdrawn record, and includes the remaining metadata of a withdrawn resource', async () => {
    const { get, resource, id, dataset } = await withdrawn()
    const file = dataset.files[0].id
    const date = new Date().toISOString().slice(0, 10)
    for (const target of ['', 'versions/', 'linkset', '?format=bibtex']) {
      const response = await get(`/api/v1/resources/${id}/${target}`)
      expect([target, response.status, response.headers.get('etag')]).toEqual([target, 410, null])
      expect(await response.json()).toEqual({
        detail: 'This resource has been withdrawn.',
        id,
        doi: resource?.doi,
        title: resource?.title_with_version,
        citation: resource?.citation,
        reason,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        successor: '10.5072/impact.417302.1',
        successor_url: 'https://doi.org/10.5072/impact.417302.1',
      })
    }
    expect(date).toMatch(/^\d/)
    for (const target of [`datasets/${dataset.id}/`, `datasets/${dataset.id}/filelist/`, `files/${file}/`])
      expect((await get(`/api/v1/${target}`)).status, target).toBe(410)
    expect((await get(`/api/v1/resources/${id}.bib`)).status).toBe(410)
    expect((await get(`/download/${dataset.path}/`)).status).toBe(410)
    const problem = await get(`/api/v1/resources/${id}/`, { Accept: 'application/problem+json' })
    expect(problem.headers.get('content-type')).toBe('application/problem+json')
    expect(await problem.json()).toMatchObject({ status: 410, title: 'Gone', tombstone: { reason } })
  })

  it('the page of a withdrawn record, requested by id or by DOI, shows the reason for the withdrawal', async () => {
    const { get, resource, id, dataset } = await withdrawn()
    for (const target of [`/resources/${id}/`, `/${resource?.doi}`, `/datasets/${dataset.id}/`]) {
      const response = await get(target, { Accept: 'text/html' })
      expect([target, response.status, response.headers.get('content-type')]).toEqual([
        target,
        410,
        'text/html; charset=utf-8',
      ])
      const text = await response.text()
      expect(text).toContain('The &lt;sensor&gt; was broken.')
      expect(text).toContain('<meta name="robots" content="noindex">')
    }
    expect(await (await get(`/${resource?.doi}`, { Accept: 'text/html' })).text()).toContain(
      '<a href="https://doi.org/10.5072/impact.417302.1">10.5072/impact.417302.1</a>',
    )
  })

  it('the service omits a withdrawn record from lists, the sitemap and the catalogue, and reports the record as deleted to harvesters', async () => {
    const { get, json, id, dataset } = await withdrawn()
    const text = async (target: string) => (await get(target)).text()
    expect((await json('/api/v1/resources/?page_size=100')).results.map((one: { id: string }) => one.id)).not.toContain(
      id,
    )
    expect((await json(`/api/v1/datasets/?all=true&id=${dataset.id}`)).count).toBe(0)
    expect(await text('/sitemap-resources-1.xml')).not.toContain(id)
    expect(await text('/sitemap-datasets-1.xml')).not.toContain(dataset.id)
    expect(await text('/catalog.ttl')).not.toContain(`/resources/${id}/`)
    expect(await text('/oai?verb=Identify')).toContain('<deletedRecord>persistent</deletedRecord>')
    const identifier = `<identifier>oai:data.example.org:${id}</identifier>`
    for (const query of [
      'verb=ListRecords&metadataPrefix=oai_dc',
      'verb=ListIdentifiers&metadataPrefix=oai_dc',
      `verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:data.example.org:${id}`,
    ])
      expect((await text(`/oai?${query}`)).replace(/>\s+</g, '><')).toContain(`<header status="deleted">${identifier}`)
  })

  it('the service returns a restored record unchanged', async () => {
    const { catalog, get, id, resource } = await withdrawn()
    await catalog.restore('resource', [id])
    expect(await (await get(`/api/v1/resources/${id}/`)).json()).toEqual(resource)
    expect((await get(`/${resource?.doi}`)).status).toBe(200)
  })
})

describe('the history of a record', () => {
  it('the history lists the changes of a record, but omits changed values after a withdrawal', async () => {
    const { catalog, json, get } = await fixtureService()
    const [given] = fixtures.dataset
    const target = `/api/v1/datasets/${given.id}/history/`
    await catalog.ingest([{ ...given, version: '20990101' }])
    expect((await json(target)).history).toMatchObject([
      { action: 'created' },
      { action: 'changed', changes: [{ pointer: '/version', before: given.version, after: '20990101' }] },
    ])
    await catalog.withdraw('dataset', [given.id], { reason })
    const { history } = await json(target)
    expect(history).toMatchObject([{ action: 'created' }, { action: 'changed' }, { action: 'withdrawn', reason }])
    expect(JSON.stringify(history)).not.toContain('20990101')
    expect((await get('/api/v1/datasets/3f0f7c7e-5a41-4b0e-9d57-000000000000/history/')).status).toBe(404)
  })
})

describe('a resource that is not public', () => {
  it('the service lists a non-public resource only with all=true, and returns the resource by id', async () => {
    const { catalog, get, json } = await fixtureService()
    const [given] = fixtures.resource
    await catalog.ingest([{ ...given, public: false }])
    expect((await json(`/api/v1/resources/?id=${given.id}`)).count).toBe(0)
    expect((await json(`/api/v1/resources/?id=${given.id}&all=true`)).count).toBe(1)
    expect(await (await get(`/api/v1/resources/${given.id}/`)).json()).toEqual(given)
  })
})
