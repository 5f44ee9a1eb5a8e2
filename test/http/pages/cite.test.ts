import { beforeAll, describe, expect, it } from 'vitest'
import { fixtures, seen, visitor } from './service.ts'

const resource = '/resources/c94a6d58-1f3b-4c66-b1de-52e7a8830c32/'
const doi = '10.5072/IMPACT.417302.2'

let visit: Awaited<ReturnType<typeof visitor>>
beforeAll(async () => {
  visit = await visitor(fixtures('dataset', 'file', 'resource'), {
    bibliography: async (_, { style, locale }) => `Cited in ${style} for ${locale}.`,
    citationStyles: {
      styles: [{ id: 'ieee', name: 'IEEE' }],
      locales: ['de-DE', 'en-US'],
      search: async words =>
        [
          { id: 'nature', name: 'Nature' },
          { id: 'nature-notes', name: 'Nature & <Notes>' },
        ].filter(({ name }) => name.toLowerCase().includes(words)),
    },
  })
})

describe('the citation of a page', () => {
  it('for the parameter part=cite, the service returns only the citation section of a page', async () => {
    const { text, headers } = await visit(`${resource}?part=cite&style=ieee&locale=de-DE`)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect([...text.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part)).toEqual([
      'problem',
      'citation',
      'style',
      'locale',
      'found',
    ])
    expect(seen(text)).toContain('Cited in ieee for de-DE.')
    const page = (await visit(`${resource}?style=ieee&locale=de-DE`)).text
    for (const part of text.split(/(?=<(?:div|label|span) data-part)/)) expect(page).toContain(part.trim())
  })

  it('a page finds other citation styles without a script', async () => {
    const { text } = await visit(`${resource}?find=nature`)
    expect(text).toContain('<details class="find" open>')
    expect(seen(text)).toContain('2 styles found')
    expect(text).toContain('<a href="?style=nature#cite" data-style="nature">Nature</a>')
    expect(text).toContain('Nature &amp; &lt;Notes&gt;')
    expect(seen((await visit(`${resource}?find=xyzzy`)).text)).toContain('0 styles found')
    const picked = (await visit(`${resource}?style=nature&find=nature&lang=de`)).text
    expect(picked).toContain('<option value="nature" selected>Nature</option>')
    expect(picked).toContain('href="?style=nature-notes&amp;lang=de#cite"')
  })
})

describe('an embedded citation', () => {
  it('the service sends an embedded citation as a script-free page that other sites may frame', async () => {
    const { text, headers } = await visit(`/embed/${doi}?style=ieee&locale=de-DE`)
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(headers.get('content-security-policy')).not.toContain('script')
    expect(text).not.toContain('<script')
    expect(seen(text)).toContain('Cited in ieee for de-DE.')
  })

  it('the service sends an embedded citation as JSON that other origins may read', async () => {
    const { text, headers } = await visit(`/embed/${doi.toLowerCase()}?format=json`)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(JSON.parse(text)).toMatchObject({ doi, doi_url: `https://doi.org/${doi}`, style: 'house' })
    const negotiated = await visit(`/embed/${doi}`, { accept: 'application/json' })
    expect(JSON.parse(negotiated.text).citation).toMatch(/^Wendt, Carla/)
    expect((await visit('/embed/10.5072/nothing', { accept: 'application/json' })).status).toBe(404)
  })

  it('the service finds the style of an embedded citation by a short name in upper or lower case, and reports an unknown style', async () => {
    const visit = await visitor(fixtures('dataset', 'file', 'resource'))
    const embedded = async (style: string) =>
      JSON.parse((await visit(`/embed/${doi}?format=json&style=${encodeURIComponent(style)}`)).text)
    const { citation } = await embedded('chicago-author-date')
    for (const style of ['chicago', 'Chicago', 'CHICAGO-author-date'])
      expect(await embedded(style)).toEqual({ ...(await embedded('chicago-author-date')), style })
    for (const style of ['mla', 'harvard', 'ama', 'elsevier']) {
      const found = await embedded(style)
      expect(found.problem).toBeUndefined()
      expect(found.citation).not.toBe(citation)
    }
    expect((await embedded('acs')).problem).toContain('citable styles add american-chemical-society')
    expect((await embedded('xyzzy')).problem).toContain('built in are')
  })

  it('the service serves the script of the citation element in one small file', async () => {
    const { text, headers } = await visit('/assets/citable-citation.js')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(text.length).toBeLessThan(3000)
    const page = (await visit(resource)).text
    expect(page).toContain('&lt;citable-citation doi=&quot;10.5072/IMPACT.417302.2&quot;&gt;&lt;/citable-citation&gt;')
  })
})

describe('downloads', () => {
  it('pages show downloads as buttons with file sizes', async () => {
    const dataset = '/datasets/18af5442-de44-4769-8663-4f210f22113e/'
    expect(seen((await visit('/files/c1513c52-858f-4366-83c0-32f0bd98f661/')).text)).toContain('Download ( 18.4 MB )')
    const { text } = await visit(dataset)
    expect(text).toMatch(
      /class="button quiet small" href="[^"]+" download><span>Download<span class="unseen"> [^<]+<\/span> \(/,
    )
    expect(text).not.toContain('Download all as ZIP')
    const ask = await visitor(fixtures('dataset'), {
      files: { find: async () => undefined, crc32: () => 0 },
    })
    const own = (await ask(dataset)).text
    expect(seen(own)).toMatch(/Download (?:all as ZIP )?\( [\d.]+ MB \)/)
  })
})
