import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { baseUrl, fixtures, options, seen, visitor } from './service.ts'

const newest = 'c94a6d58-1f3b-4c66-b1de-52e7a8830c32'
const middle = '8b1d2e64-77c9-4f4e-8a35-6c2f0d9b7e21'
const external = '51f5b2a0-3a2d-45a5-9f70-9d0b87d0aa43'
const dataset = '18af5442-de44-4769-8663-4f210f22113e'
const file = 'c1513c52-858f-4366-83c0-32f0bd98f661'

const kinds = {
  start: '/',
  resources: '/resources/',
  resource: `/resources/${newest}/`,
  'external resource': `/resources/${external}/`,
  dataset: `/datasets/${dataset}/`,
  file: `/files/${file}/`,
  'nothing there': '/nowhere/',
}

let visit: Awaited<ReturnType<typeof visitor>>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  visit = await visitor(fixtures('dataset', 'file', 'resource', 'datacite-rest'))
  // Pages say when they were changed once that second is over.
  vi.setSystemTime(Date.now() + 2000)
})
afterAll(() => vi.useRealTimers())

describe.each(Object.entries(kinds))('the page of %s', (kind, path) => {
  it('every page has one top-level heading, a title, a language, landmarks and a skip link', async () => {
    const { text } = await visit(path)
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(text.match(/<h1\b/g)).toHaveLength(1)
    expect(text.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    for (const landmark of [
      '<header class="site">',
      '<main id="main"',
      '<footer class="site">',
      '<nav aria-label="Site">',
    ])
      expect(text).toContain(landmark)
    expect(text).toMatch(/<body>\n<a class="skip" href="#main">/)
  })

  it('every page permits scripts and styles only from files of the service', async () => {
    const { headers, text } = await visit(path)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(text).not.toMatch(/\s(?:on\w+|style)="/)
    expect(
      text.match(/<script(?! src="\/assets\/citable\.[\w-]+\.js" defer><\/script>| type="application\/ld\+json">)/),
    ).toBeNull()
  })

  it('every page has unique ids, and refers only to existing ones', async () => {
    const { text } = await visit(path)
    const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
    const named = [...text.matchAll(/(?:aria-labelledby|data-copy|for)="([^"]+)"|href="#([^"]+)"/g)]
    for (const [, id, fragment] of named) expect(ids).toContain(id ?? fragment)
  })

  it('every page responds to HEAD without a body, and every page that exists responds to OPTIONS with a description', async () => {
    const [get, head] = [await visit(path), await visit(path, { method: 'HEAD' })]
    expect(head.text).toBe('')
    expect([head.status, ...head.headers]).toEqual([get.status, ...get.headers])
    if (kind === 'nothing there') return
    const described = JSON.parse((await visit(path, { method: 'OPTIONS' })).text)
    expect(described.renders).toEqual(['text/html'])
    const again = await visit(path, { 'If-None-Match': get.headers.get('etag') ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it('every page contains only web, mail and anchor links', async () => {
    const { text } = await visit(path)
    for (const [, address = ''] of text.matchAll(/<a [^>]*href="([^"]*)"/g))
      expect(address).toMatch(/^(?:https?:\/\/[\w.-]|mailto:|\/(?!\/)|#)/)
  })
})

describe('the page of a resource', () => {
  it('the page of a resource shows the title, version, creators with identifiers, and citation', async () => {
    const { text } = await visit(kinds.resource)
    const page = seen(text)
    expect(page).toContain('Simulated yields of ten crops on a global half-degree grid (v1.2)')
    expect(page).toContain('Dataset · Version 1.2 · published 2024-06-03 · 3 versions')
    expect(text).toContain('href="https://orcid.org/0009-0010-0000-0505"')
    expect(text).toContain('href="https://ror.org/03e8s1d88"')
    const [, citation = ''] = /<blockquote class="citation" id="citation"[^>]*>(.*?)<\/blockquote>/.exec(text) ?? []
    expect(citation.replace(/<[^>]*>/g, '')).toBe(
      'Wendt, Carla, Mutua, Joseph K., Crop Model Comparison Group (2024): Simulated yields of ten crops on a global half-degree grid (v1.2). Impact Model Archive. https://doi.org/10.5072/IMPACT.417302.2',
    )
    expect(text).toContain('Units are t ha<sup>-1</sup> of dry matter.')
  })

  it('the page of a resource lists its versions, newest first, and marks the shown one', async () => {
    const { text } = await visit(`/resources/${middle}/`)
    const [, list = ''] = /<ol class="versions">([\s\S]*?)<\/ol>/.exec(text) ?? []
    const versions = list.split('<li').slice(1)
    expect(versions.map(version => /Version ([\d.]+)/.exec(version)?.[1])).toEqual(['1.2', '1.1', '1.0'])
    expect(versions.map(version => version.includes('aria-current="true"'))).toEqual([false, true, false])
    expect(versions[0]).toContain(`href="/resources/${newest}/"`)
  })

  it('the page of an old version states that there is a newer version, and the page of the newest version does not', async () => {
    expect(seen((await visit(`/resources/${middle}/`)).text)).toContain(
      'There is a newer version. Version 1.2 was published on 2024-06-03.',
    )
    expect((await visit(kinds.resource)).text).not.toContain('There is a newer version')
  })

  it('the page of a resource shows the citation in the requested style, or explains why the house style is used', async () => {
    const cited = async (query: string) => (await visit(kinds.resource + query)).text
    const datacite = await cited('?style=datacite')
    expect(seen(datacite)).toContain('Mutua, Joseph K.; Crop Model Comparison Group (2024)')
    expect(datacite).toContain('<option value="datacite" selected>')
    const unknown = await cited('?style=apaa')
    expect(seen(unknown)).toContain('There is no style "apaa"; did you mean "apa"? This is the house style.')
    expect(unknown).toContain('<option value="house" selected>')
    expect(seen(await cited('?style=%3Cscript%3E'))).toContain('is not the name of a style')
  })

  it('the page of a resource offers built-in styles and languages, and no option twice', async () => {
    const { text } = await visit(kinds.resource)
    const ids = [...text.matchAll(/<option value="([\w-]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(expect.arrayContaining(['house', 'datacite', 'apa', 'elsevier-harvard', 'ieee', 'nature']))
    expect(new Set(ids).size).toBe(ids.length)
    const names = [...text.matchAll(/<option value="[^"]*"[^>]*>([^<]*)/g)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const query of ['?style=ieee', '?style=nature&locale=ja-JP'])
      expect((await visit(kinds.resource + query)).text).not.toContain('<option value="house" selected>')
    const withLanguage = (await visit(`${kinds.resource}?style=apa`)).text
    for (const locale of ['ar', 'ja-JP', 'pl-PL', 'zh-CN']) expect(withLanguage).toContain(`<option value="${locale}"`)
  })

  it('the page of a resource offers the styles that are given to the service', async () => {
    const ask = await visitor(fixtures('resource'), {
      bibliography: async (_, { style, locale }) => `Cited in ${style} for ${locale}.`,
      citationStyles: { styles: [{ id: 'ieee', name: 'IEEE' }], locales: ['de-DE'] },
    })
    const { text } = await ask(`${kinds.resource}?style=ieee&locale=de_DE`)
    expect(seen(text)).toContain('Cited in ieee for de-DE.')
    expect(text).toContain('<option value="ieee" selected>IEEE</option>')
    expect(text).toContain('<option value="de-DE" selected>German (Germany)</option>')
    const names = [...text.matchAll(/<option value="(\w+)"/g)].map(([, id]) => id)
    expect(names).toEqual(['house', 'datacite', 'ieee'])
  })

  it('the page of a resource links to the formats of the API', async () => {
    const { text } = await visit(kinds.resource)
    const [, list = ''] = /<ul class="exports"[^>]*>([\s\S]*?)<\/ul>/.exec(text) ?? []
    const links = [...list.matchAll(/href="([^"]+)" type="([^"]+)"/g)]
    expect(links.length).toBeGreaterThan(7)
    for (const [, path = '', type = ''] of links) {
      const { status, headers } = await visit(path)
      expect([path, status]).toEqual([path, 200])
      expect(headers.get('content-type')).toContain(type)
    }
  })

  it('the page of a resource has JSON-LD, signposts and the meta tags for reference managers', async () => {
    const { text, headers } = await visit(kinds.resource)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
    expect(JSON.parse(json)).toMatchObject({ '@type': 'Dataset', '@id': 'https://doi.org/10.5072/impact.417302.2' })
    const head = text.slice(0, text.indexOf('</head>'))
    for (const tag of [
      `<link rel="canonical" href="${baseUrl}/resources/${newest}/">`,
      '<link rel="cite-as" href="https://doi.org/10.5072/IMPACT.417302.2">',
      '<link rel="author" href="https://orcid.org/0009-0010-0000-0505">',
      '<meta name="citation_doi" content="10.5072/IMPACT.417302.2">',
      '<meta name="citation_author" content="Wendt, Carla">',
      '<meta name="citation_publication_date" content="2024/06/03">',
      '<meta name="DC.identifier" content="https://doi.org/10.5072/IMPACT.417302.2">',
      '<meta property="og:title" content="Simulated yields of ten crops on a global half-degree grid (v1.2)">',
    ])
      expect(head).toContain(tag)
    expect(headers.get('link')).toContain('<https://doi.org/10.5072/IMPACT.417302.2>; rel="cite-as"')
  })

  it('the page of a dataset describes its files to search engines', async () => {
    const { text } = await visit(kinds.dataset)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
    const { distribution } = JSON.parse(json)
    expect(distribution[0]).toMatchObject({
      '@type': 'DataDownload',
      contentUrl: expect.stringMatching(/^https:\/\/.*\.nc$/),
      contentSize: expect.stringMatching(/^\d+ bytes$/),
      encodingFormat: 'application/netcdf',
    })
  })

  it('the page of an external resource states that the resource is published elsewhere, and offers no BibTeX', async () => {
    const page = seen((await visit(kinds['external resource'])).text)
    expect(page).toContain('Soil grids of the world (v2.0)')
    expect(page).toContain('This resource is published elsewhere')
    expect(page).not.toContain('BibTeX')
  })

  it.each([
    '/10.5072/IMPACT.417302.2',
    '/10.5072/impact.417302.2',
    '/10.5072/impact.417302.2/',
    '/10.5072%2FIMPACT.417302.2',
    '/10%2e5072/IMPACT%2e417302.2',
    `/resources/${newest.toUpperCase()}/`,
    `/resources/${newest.replaceAll('-', '')}/`,
  ])('the service serves the page of a resource at the alternative URL %s', async path => {
    const { status, text } = await visit(path)
    expect([status, text]).toEqual([200, (await visit(kinds.resource)).text])
  })

  it('the service shows a page for every resource in the fixtures', async () => {
    const { text } = await visit('/api/v1/resources/?page_size=1000', { accept: 'application/json' })
    const { results } = JSON.parse(text)
    expect(results.length).toBeGreaterThan(30)
    for (const { id, title, doi } of results) {
      const page = await visit(`/resources/${id}/`)
      expect([doi, page.status]).toEqual([doi, 200])
      expect(seen(page.text)).toContain(title.replace(/\s+/g, ' '))
    }
  })
})

describe('the page of a dataset', () => {
  it('the page of a dataset shows its specifiers and its files with sizes and checksums, and cites the latest version of its publication', async () => {
    const { text } = await visit(kinds.dataset)
    expect(text).toContain('<a href="/?climate_scenario=historical">historical</a>')
    expect(text).toContain('<data value="18350080" title="18,350,080 bytes">18.4 MB</data>')
    expect(text).toContain(
      '>0870ce439290288324d9440e0d5c03b9966a19e5aa219666d6857d200561be1ba2063a000b53eb94e272f1649510c21820782d032379342127e08797aa4a5d1f</code>',
    )
    expect(text).toContain(`href="${options.filesUrl}/CropRound2/OutputData/crops/FieldSim/`)
    const page = seen(text)
    expect(page.indexOf('grid (v1.2). Impact')).toBeLessThan(page.indexOf('2 earlier versions'))
    expect(page).toContain(options.termsOfUse.terms_of_use)
  })

  it('the page of an old version of a dataset links to the newest version', async () => {
    const { text } = await visit(kinds.dataset)
    const [, newer = ''] = /There is a newer version\.<\/strong> <a href="([^"]+)"/.exec(text) ?? []
    expect((await visit(newer)).text).not.toContain('There is a newer version')
  })

  it('the page of the newest dataset version links to no newer version, even if there are 250 versions', async () => {
    const [one] = fixtures('dataset') as Record<string, unknown>[]
    const id = (number: number): string => `18af5442-de44-4769-8663-4f210f22${String(number).padStart(4, '0')}`
    const stamps = Array.from({ length: 250 }, (_, number) => ({
      ...one,
      id: id(number),
      version: String(20000101 + number * 10_000),
      files: [],
    }))
    const visitStamp = await visitor(stamps)
    expect((await visitStamp(`/datasets/${id(249)}/`)).text).not.toContain('There is a newer version')
    expect((await visitStamp(`/datasets/${id(248)}/`)).text).toContain(`/datasets/${id(249)}/`)
  })
})

describe('the page of a file', () => {
  it('the page of a file shows its dataset, checksum, citation and licence', async () => {
    const { text } = await visit(kinds.file)
    expect(text).toContain(`href="/datasets/${dataset}/"`)
    expect(text).toContain('data-copy="checksum-c1513c52-858f-4366-83c0-32f0bd98f661"')
    expect(seen(text)).toContain('Simulated yields of ten crops on a global half-degree grid (v1.2)')
    expect(text).toContain('href="https://creativecommons.org/licenses/by/4.0/"')
  })
})

describe('a missing page', () => {
  it.each([
    '/nowhere/',
    '/10.5072/nothing',
    '/10.5072/%ff',
    '/datasets/3f0f7c7e-5a41-4b0e-9d57-000000000000/',
    '/files/x/',
    '/?page=7',
    '/resources/?page=x',
  ])('the response for a missing page at %s is HTML for browsers and JSON for programs', async path => {
    const { status, headers, text } = await visit(path)
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(seen(text)).toContain('There is nothing here')
    const json = await visit(path, { accept: 'application/json' })
    expect([Math.floor(json.status / 100), json.headers.get('content-type')]).toEqual([4, 'application/json'])
  })

  it('the service responds to an unknown address below /api/ with JSON', async () => {
    const { status, headers } = await visit('/api/v1/datasets/x/')
    expect([status, headers.get('content-type')]).toEqual([404, 'application/json'])
  })

  it('a client that exceeds the rate limit receives a page with Retry-After', async () => {
    const ask = await visitor([], { rateLimit: () => 3 })
    const { status, headers, text } = await ask('/')
    expect([status, headers.get('retry-after')]).toEqual([429, '3'])
    expect(seen(text)).toContain('Too many requests')
  })
})

describe('addresses', () => {
  it('the service includes its mount path in URLs', async () => {
    const ask = await visitor(fixtures('resource'), { baseUrl: `${baseUrl}/archive` })
    const { text } = await ask('/')
    expect(text).toContain('<a class="brand" href="/archive/">')
    expect(text).toContain('src="/archive/assets/')
    expect((await ask('/datasets/?query=x')).headers.get('location')).toBe('/archive/?query=x')
  })

  it('the style sheet and the script are cached for a year only at URLs that contain their hash', async () => {
    const { text } = await visit('/')
    for (const type of ['css', 'js']) {
      const path = new RegExp(`/assets/citable\\.[\\w-]+\\.${type}`).exec(text)?.[0] ?? ''
      const asset = await visit(path, { accept: '*/*' })
      expect(asset.headers.get('content-type')).toMatch(type === 'css' ? /^text\/css/ : /^text\/javascript/)
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const old = await visit(path.replace(/citable\.[\w-]+/, 'citable.anotherrelease00'))
      expect([old.text, old.headers.get('cache-control')]).toEqual([asset.text, 'public, max-age=60'])
    }
  })
})
