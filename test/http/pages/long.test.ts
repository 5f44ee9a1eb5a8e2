import { beforeAll, describe, expect, it } from 'vitest'
import { seen, visitor } from './service.ts'

const resource = (number: number, creators: number, versions: number) => ({
  id: `18af5442-de44-4769-8663-${String(number).padStart(12, '0')}`,
  doi: `10.5072/long.${number}`,
  datacite: {
    version: `1.${number}`,
    relatedIdentifiers: [
      ...(number === 1 ? [] : [related(number - 1, 'IsNewVersionOf')]),
      ...(number === versions ? [] : [related(number + 1, 'IsPreviousVersionOf')]),
    ],
    titles: [{ title: 'A measurement of a great collaboration' }],
    creators: Array.from({ length: creators }, (_, at) => ({ name: `Name${at}, A.`, nameType: 'Personal' })),
    publisher: 'Impact Model Archive',
    publicationYear: '2024',
    types: { resourceTypeGeneral: 'Dataset', resourceType: 'Data' },
    identifiers: [{ identifier: `10.5072/long.${number}`, identifierType: 'DOI' }],
    rightsList: [
      {
        rights: 'Creative Commons Attribution 4.0 International',
        rightsURI: 'https://creativecommons.org/licenses/by/4.0/',
      },
    ],
    descriptions: [{ description: 'Seen.<script>document.title = "evil"</script>', descriptionType: 'Abstract' }],
  },
})

const related = (number: number, relationType: string) => ({
  relatedIdentifier: `10.5072/long.${number}`,
  relatedIdentifierType: 'DOI',
  relationType,
})

const many = 60
const newestFirst = Array.from({ length: many }, (_, at) => `1.${many - at}`)
let visit: Awaited<ReturnType<typeof visitor>>
beforeAll(async () => {
  visit = await visitor(Array.from({ length: many }, (_, at) => resource(at + 1, at + 1 === 30 ? 3000 : 2, many)))
})

const page = async () => (await visit('/10.5072/long.30')).text

describe('a page of much', () => {
  it('the page of a resource collapses a list of three thousand creators, but includes all of them', async () => {
    const text = await page()
    const [, first = '', rest = ''] =
      /<ul class="byline">([\s\S]*?)<\/ul><details class="rest"><summary>2,980 more<\/summary>([\s\S]*?)<\/details>/.exec(
        text,
      ) ?? []
    expect([first.match(/<li>/g)?.length, rest.match(/<li>/g)?.length]).toEqual([20, 2980])
    expect(rest).toContain('Name2999, A.')
  })

  it('the page of a resource lists all sixty versions, and collapses all but the five newest, the shown one and the first', async () => {
    const text = await page()
    const start = text.indexOf('id="versions"')
    const part = text.slice(start, text.indexOf('</section>', start))
    const open = part.replace(/<details[\s\S]*?<\/details>/g, '')
    expect([...open.matchAll(/Version (1\.\d+)/g)].map(([, version]) => version)).toEqual([
      '1.60',
      '1.59',
      '1.58',
      '1.57',
      '1.56',
      '1.30',
      '1.1',
    ])
    expect([...part.matchAll(/Version (1\.\d+)/g)].map(([, version]) => version)).toEqual(newestFirst)
  })

  it('the page of a resource does not collapse a single version between the newest versions and the shown one', async () => {
    const { text } = await visit('/10.5072/long.54')
    const open = text.slice(text.indexOf('id="versions"')).replace(/<details[\s\S]*?<\/details>/g, '')
    expect([...open.matchAll(/Version (1\.5\d)/g)].map(([, version]) => version).slice(-3)).toEqual([
      '1.56',
      '1.55',
      '1.54',
    ])
  })

  it('the page of a resource lists the citations of all versions, newest first', async () => {
    const [, list = ''] = /<ol class="citation citations"[^>]*>([\s\S]*?)<\/ol>/.exec(await page()) ?? []
    expect(list.match(/<li dir="auto">/g)).toHaveLength(many)
    expect([...list.matchAll(/\(v(1\.\d+)\)/g)].map(([, version]) => version)).toEqual(newestFirst)
  })

  it('a long citation can be scrolled, even with the keyboard', async () => {
    expect(await page()).toMatch(/<blockquote class="citation long" id="citation" dir="auto" tabindex="0">/)
    expect((await visit('/10.5072/long.1')).text).toContain('<blockquote class="citation" id="citation" dir="auto">')
  })

  it('a listing names at most ten creators of a resource', async () => {
    const { text } = await visit('/resources/?query=collaboration&page=2&sort=title')
    const all = await Promise.all([1, 2, 3].map(async at => (await visit(`/resources/?page=${at}`)).text))
    const entry =
      all
        .join('')
        .split('class="entry"')
        .find(one => one.includes('>10.5072/long.30<')) ?? ''
    expect(seen(entry)).toContain('Name9, A. and 2,990 others')
    expect(entry).not.toContain('Name10, A.')
    expect(text).toContain('Name1, A.')
  })

  it('the page of a resource shows the name and icons of the licence, and includes no script from the description', async () => {
    const text = await page()
    expect(text).toMatch(/<svg class="licence"[^>]* aria-hidden="true">/)
    expect(seen(text)).toContain('Creative Commons Attribution 4.0 International')
    expect(text).toContain('<script type="application/ld+json">')
    expect(text).not.toContain('document.title')
  })
})
