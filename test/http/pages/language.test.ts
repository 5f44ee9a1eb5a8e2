import { beforeAll, describe, expect, it } from 'vitest'
import { baseUrl, fixtures, seen, visitor } from './service.ts'

const resource = '/resources/c94a6d58-1f3b-4c66-b1de-52e7a8830c32/'
const dataset = '/datasets/18af5442-de44-4769-8663-4f210f22113e/'
const file = '/files/c1513c52-858f-4366-83c0-32f0bd98f661/'

let visit: Awaited<ReturnType<typeof visitor>>
beforeAll(async () => {
  visit = await visitor(fixtures('dataset', 'file', 'resource'))
})

/** Matches words of the English interface, which no translated page may contain. */
const onlyEnglish =
  /\b(?:Cite this version|Copy the|Search|Publications with|Narrow down|Download all|File list|Published|Subjects|There is|Skip to|Sort by|Previous|Next|Datasets)\b/

describe('pages in other languages', () => {
  it.each([
    ['de', 'Diese Version zitieren', 'Datensatz · Version 1.2'],
    ['fr', 'Citer cette version', 'Jeu de données · Version 1.2'],
    ['es', 'Citar esta versión', 'Conjunto de datos · Versión 1.2'],
  ])('the service responds in %s to a client that prefers that language', async (tag, cite, kicker) => {
    const { text, headers } = await visit(resource, { 'accept-language': `${tag},en;q=0.5` })
    expect(text).toContain(`<html lang="${tag}">`)
    expect(headers.get('content-language')).toBe(tag)
    expect(headers.get('vary')).toBe('Accept, Accept-Language')
    expect(seen(text)).toContain(cite)
    expect(seen(text)).toContain(kicker)
  })

  it('the start page translates the default service description, and keeps a given one unchanged', async () => {
    const silent = await visitor(fixtures('dataset'), { about: { title: 'Rain' } })
    const lead = async (ask: typeof visit) => (await ask('/', { 'accept-language': 'es' })).text
    expect(await lead(silent)).toContain('Metadatos de conjuntos de datos')
    expect(await lead(visit)).toContain('Simulated impacts of climate change.')
  })

  it.each(['/', '/resources/', '/?query=xyzzy', resource, dataset, file, '/nowhere/'])(
    'pages in other languages contain none of the listed words of the English interface: %s',
    async path => {
      for (const tag of ['de', 'fr', 'es']) {
        const { text } = await visit(path, { 'accept-language': tag })
        const said = seen(text).replaceAll(/Publications?\b/g, '')
        expect([tag, onlyEnglish.exec(said)?.[0]]).toEqual([tag, undefined])
      }
    },
  )

  it('a page keeps the chosen language in its links, so that caches need not vary by language', async () => {
    const { text, headers } = await visit(`${resource}?lang=fr&style=datacite`, { 'accept-language': 'de' })
    expect(text).toContain('<html lang="fr">')
    expect(headers.get('vary')).toBe('Accept')
    expect(text).toContain('<a class="brand" href="/?lang=fr">')
    expect(text).toContain('<input type="hidden" name="lang" value="fr">')
    expect(text).toContain(`<a href="${resource}?lang=de&amp;style=datacite" lang="de"`)
    expect(text).not.toMatch(/href="\/(?:api|assets)\/[^"]*lang=/)
    const search = await visit('/?query=yield&climate_scenario=historical&lang=es')
    expect(search.text).toContain('href="/?query=yield&amp;lang=es"')
    expect(search.text).not.toContain('name="lang" value="es"><input type="hidden" name="lang"')
    expect(search.text).not.toMatch(/>Lang: /)
  })

  it('a page uses the preferred language of the client if the address names a language that the service lacks', async () => {
    for (const tag of ['de', 'fr', 'de']) {
      const { text } = await visit(`${resource}?lang=xx`, { 'accept-language': tag })
      expect(text).toContain(`<html lang="${tag}">`)
    }
  })

  it('a page has an alternate link to its version in each language', async () => {
    const { text } = await visit('/10.5072/impact.417302.2')
    for (const tag of ['en', 'de', 'fr', 'es'])
      expect(text).toContain(`<link rel="alternate" hreflang="${tag}" href="${baseUrl}${resource}?lang=${tag}">`)
  })

  it('a page has different ETags in German and in English', async () => {
    const tags = ['de', 'en', 'fr', 'de', 'es', 'en']
    const pages = await Promise.all(tags.map(tag => visit('/', { 'accept-language': tag })))
    expect(pages.map(({ text }) => /<html lang="(..)">/.exec(text)?.[1])).toEqual(tags)
    const [german, english] = pages
    const etag = german?.headers.get('etag') ?? ''
    expect((await visit('/', { 'accept-language': 'en', 'if-none-match': etag })).status).toBe(200)
    expect((await visit('/', { 'accept-language': 'de', 'if-none-match': etag })).status).toBe(304)
    expect(english?.headers.get('etag')).not.toBe(etag)
  })

  it('a page is in the language of the service unless the client prefers another supported language', async () => {
    const ask = await visitor([], { brand: { language: 'de' } })
    expect((await ask('/')).text).toContain('<html lang="de">')
    expect((await ask('/', { 'accept-language': 'fr' })).text).toContain('<html lang="fr">')
  })
})
