import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { dcatRdf } from '../../src/formats/dcat/format.ts'
import { dublinCoreXml } from '../../src/formats/index.ts'
import { mods } from '../../src/formats/mods/format.ts'
import { granularityOf } from '../../src/http/oai/request.ts'
import { latestKernel } from '../../src/kernel/index.ts'
import { attributeOf, elementsOf, readXml, textOf, type XmlElement } from '../../src/text/xml/read.ts'
import { serviceRecords } from '../arbitraries/datacite.ts'
import { many, metadata } from '../catalog/records.ts'
import { testWith } from '../missing.ts'
import { missingXmllint, Xmllint } from '../xsd/xmllint.ts'
import { oaiSchema } from './oai-schema.ts'
import { fixtures, type Served, serving } from './serving.ts'

const external = { doi: '10.5072/out.1', title: 'Elsewhere & <there>', datacite: null }

it('the service accepts an OAI-PMH datestamp only if its date and time exist', () => {
  const two = fc.integer({ min: 0, max: 65 }).map(part => String(part).padStart(2, '0'))
  const year = fc.integer({ min: 0, max: 9999 }).map(part => String(part).padStart(4, '0'))
  fc.assert(
    fc.property(year, two, two, two, two, two, fc.boolean(), (year, month, day, hour, minute, second, isDay) => {
      const text = `${year}-${month}-${day}${isDay ? '' : `T${hour}:${minute}:${second}Z`}`
      const time = new Date(isDay ? `${text}T00:00:00Z` : text)
      const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.replace('Z', ''))
      expect(granularityOf(text)).toBe(isReal ? (isDay ? 'day' : 'second') : undefined)
    }),
    { numRuns: 5000 },
  )
})

let served: Served
let ids: Record<'described' | 'external', string>
beforeAll(async () => {
  served = await serving([...fixtures, external], {}, { now: () => Date.parse('2021-03-12T10:20:30.400Z') })
  const { records } = await served.catalog.list('resource', { limit: 100 })
  const idOf = (isExternal: boolean): string => records.find(record => record.is_external === isExternal)?.id ?? ''
  ids = {
    described: `oai:data.example.org:${idOf(false)}`,
    external: `oai:data.example.org:${idOf(true)}`,
  }
})

function rootOf(xml: string): XmlElement {
  const read = readXml(xml)
  if (!read.ok) throw new Error(`${read.diagnostics.map(({ message }) => message).join(' ')}\n${xml.slice(0, 2000)}`)
  return read.root
}

/** Returns the elements with a local name inside an element, at any depth. Does not search inside a match. */
const all = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).flatMap(inner => (inner.local === name ? [inner] : all(inner, name)))

const ask = async (query: string, by: Served = served): Promise<XmlElement> => rootOf(await by.text(`/oai?${query}`))

const codesOf = (root: XmlElement): (string | undefined)[] =>
  all(root, 'error').map(error => attributeOf(error, 'code'))

/** Requests, each with the expected OAI-PMH error code, if any. */
const requests = (): [string, string?][] => {
  const { described, external } = ids
  const list = 'verb=ListRecords&metadataPrefix=oai_dc'
  return [
    ['verb=Identify'],
    ['verb=ListMetadataFormats'],
    [`verb=ListMetadataFormats&identifier=${described}`],
    [`verb=ListMetadataFormats&identifier=${external}`],
    [list],
    ['verb=ListRecords&metadataPrefix=oai_datacite'],
    ['verb=ListRecords&metadataPrefix=datacite'],
    ['verb=ListIdentifiers&metadataPrefix=oai_dc'],
    ['verb=ListIdentifiers&metadataPrefix=oai_datacite&from=2021-03-12&until=2021-03-12'],
    [`${list}&from=2021-03-12T10:20:31Z&until=2021-03-12T10:20:31Z`],
    [`${list}&from=2021-03-12T10:20:32Z`, 'noRecordsMatch'],
    [`${list}&until=2021-03-12T10:20:30Z`, 'noRecordsMatch'],
    [`${list}&from=2021-03-13`, 'noRecordsMatch'],
    [`${list}&until=2021-03-11`, 'noRecordsMatch'],
    [`verb=GetRecord&metadataPrefix=oai_dc&identifier=${external}`],
    [`verb=GetRecord&metadataPrefix=oai_datacite&identifier=${described}`],
    ['', 'badVerb'],
    ['verb=', 'badVerb'],
    ['verb=identify', 'badVerb'],
    ['verb=__proto__', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=Identify&foo=bar', 'badArgument'],
    ['verb=Identify&__proto__=bar', 'badArgument'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=a%20b', 'badArgument'],
    [`${list}&metadataPrefix=oai_dc`, 'badArgument'],
    [`${list}&resumptionToken=x`, 'badArgument'],
    [`${list}&identifier=${described}`, 'badArgument'],
    [`${list}&from=2021`, 'badArgument'],
    [`${list}&from=2021-02-30`, 'badArgument'],
    [`${list}&from=2021-02-02&until=2021-02-01`, 'badArgument'],
    [`${list}&from=2021-02-01T00:00:01Z&until=2021-02-01T00:00:00Z`, 'badArgument'],
    [`${list}&from=2021-02-01&until=2021-02-01T00:00:00Z`, 'badArgument'],
    [`${list}&from=2021-02-01T24:00:00Z`, 'badArgument'],
    [`${list}&from=2021-02-30T00:00:00Z`, 'badArgument'],
    [`${list}&from=2021-02-01T00:00Z`, 'badArgument'],
    [`${list}&from=2021-02-01T00:00:00.0Z`, 'badArgument'],
    [`${list}&from=2021-02-01T00:00:00%2B01:00`, 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
    [`verb=GetRecord&identifier=${described}`, 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=a%20b', 'badArgument'],
    [`${list}&until=1969-12-31`, 'noRecordsMatch'],
    [`${list}&from=2999-01-01`, 'noRecordsMatch'],
    [`${list}&set=a:b`, 'noRecordsMatch'],
    [`${list}&set=type-Dataset`],
    [`${list}&set=type-dataset`, 'noRecordsMatch'],
    [`${list}&set=type-`, 'noRecordsMatch'],
    [`${list}&set=publisher-~`, 'noRecordsMatch'],
    [`${list}&set=path-a~2Fb`, 'noRecordsMatch'],
    [`${list}&set=a%20b`, 'badArgument'],
    ['verb=ListIdentifiers&metadataPrefix=oai_datacite&set=openaire_data'],
    ['verb=ListSets'],
    ['verb=ListSets&set=type-Dataset', 'badArgument'],
    ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
    ['verb=ListRecords&metadataPrefix=marc', 'cannotDisseminateFormat'],
    [`verb=GetRecord&metadataPrefix=marc&identifier=${described}`, 'cannotDisseminateFormat'],
    [`verb=GetRecord&metadataPrefix=oai_datacite&identifier=${external}`, 'cannotDisseminateFormat'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:other.org:1', 'idDoesNotExist'],
    [`verb=GetRecord&metadataPrefix=oai_dc&identifier=${described.toUpperCase()}`, 'idDoesNotExist'],
    ['verb=ListMetadataFormats&identifier=oai:data.example.org:00000000-0000-4000-8000-000000000000', 'idDoesNotExist'],
    ['verb=ListRecords&resumptionToken=', 'badResumptionToken'],
    ['verb=ListRecords&resumptionToken=x', 'badResumptionToken'],
  ]
}

describe('an answer of OAI-PMH', () => {
  it('an OAI-PMH response contains exactly the expected error codes, and repeats the arguments except with badVerb or badArgument', async () => {
    for (const [query, code] of requests()) {
      const root = await ask(query)
      expect([query, codesOf(root)]).toEqual([query, code === undefined ? [] : [code]])
      const request = elementsOf(root).find(({ local }) => local === 'request')
      const repeated = request?.attributes.map(({ local, value }) => [local, value])
      const isUnderstood = code !== 'badVerb' && code !== 'badArgument'
      expect(repeated).toEqual(isUnderstood ? [...new URLSearchParams(query)] : [])
    }
  })

  testWith(missingXmllint, 'every OAI-PMH response is valid against the schema of the protocol', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'citable-oai-'))
    writeFileSync(join(folder, 'oai.xsd'), oaiSchema)
    const texts = await Promise.all(requests().map(([query]) => served.text(`/oai?${query}`)))
    const names = texts.map((_, index) => `${index}.xml`)
    for (const [index, text] of texts.entries()) writeFileSync(join(folder, `${index}.xml`), text)
    const { stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', 'oai.xsd', ...names], {
      cwd: folder,
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    expect(stderr.trim().split('\n')).toEqual(names.map(name => `${name} validates`))
  })

  it('Identify returns the title, contact and base URL of the service', async () => {
    const about = { title: 'Basins & Rivers', contact: 'data@basins.example.org' }
    const named = await serving([], { about })
    const root = await ask('verb=Identify', named)
    expect(all(root, 'repositoryName').map(textOf)).toEqual([about.title])
    expect(all(root, 'adminEmail').map(textOf)).toEqual([about.contact])
    expect(all(root, 'baseURL').map(textOf)).toEqual(['https://data.example.org/oai'])
  })

  it('the service writes OAI-PMH records that the Dublin Core reader accepts', async () => {
    const read = dublinCoreXml.read?.(await served.text('/oai?verb=ListRecords&metadataPrefix=oai_dc'))
    const { records } = await served.catalog.changed('resource', { limit: 100 })
    const resources = await Promise.all(records.map(({ id }) => served.catalog.get('resource', id)))
    expect(read?.ok && read.records.map(({ doi }) => doi)).toEqual(resources.map(resource => resource?.doi))
  })

  it('the service writes OAI-PMH records in MODS and DCAT', async () => {
    for (const [prefix, format] of [
      ['mods', mods],
      ['dcat', dcatRdf],
    ] as const) {
      const text = await served.text(`/oai?verb=GetRecord&metadataPrefix=${prefix}&identifier=${ids.described}`)
      const [, metadata = ''] = /<metadata>(.*)<\/metadata>/s.exec(text) ?? []
      const read = await format.read?.(metadata)
      const doi = (await served.catalog.get('resource', ids.described.replace(/^.*:/, '')))?.doi ?? ''
      expect([prefix, read?.ok && read.records.map(record => record.doi?.toLowerCase())]).toEqual([
        prefix,
        [doi.toLowerCase()],
      ])
    }
  })

  it('the OAI-PMH endpoint offers external resources in Dublin Core, MODS and DCAT, but not in DataCite formats', async () => {
    const identifiers = async (query: string): Promise<string[]> =>
      all(await ask(`verb=ListIdentifiers&${query}`), 'identifier').map(textOf)
    expect(await identifiers('metadataPrefix=oai_dc')).toContain(ids.external)
    const described = await identifiers('metadataPrefix=oai_datacite')
    expect(described).toContain(ids.described)
    expect(described).not.toContain(ids.external)
    const formats = all(await ask(`verb=ListMetadataFormats&identifier=${ids.external}`), 'metadataPrefix')
    expect(formats.map(textOf)).toEqual(['oai_dc', 'mods', 'dcat'])
  })

  it('the OAI-PMH endpoint responds to GET with text/xml, to HEAD without a body and to PUT with 405', async () => {
    const response = await served.get('/oai?verb=Identify', { Accept: 'application/xml' })
    expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8')
    const head = await served.get('/oai?verb=Identify', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await served.get('/oai?verb=Identify', {}, 'PUT')).status).toBe(405)
    expect((await served.get('/oai', {}, 'OPTIONS')).status).toBe(200)
  })
})

describe('a request by POST', () => {
  const form = 'application/x-www-form-urlencoded'
  const post = (body: string | undefined, type = form, target = '/oai') =>
    served.post(target, { 'Content-Type': type }, body)

  it('the OAI-PMH endpoint responds to POST as to GET, but without caching', async () => {
    const asked = `verb=GetRecord&metadataPrefix=oai_dc&identifier=${encodeURIComponent(ids.external)}`
    const response = await post(asked, `${form}; charset=utf-8`)
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('etag')).toBeNull()
    const withoutTime = (text: string): string => text.replace(/<responseDate>[^<]*/, '')
    expect(withoutTime(await response.text())).toBe(withoutTime(await served.text(`/oai?${asked}`)))
  })

  it('the OAI-PMH endpoint reads the arguments of a POST request from the body only', async () => {
    expect(await (await post('', form, '/oai?verb=Identify')).text()).toContain('code="badVerb"')
    expect(await (await post('verb=Identify&verb=Identify')).text()).toContain('code="badVerb"')
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'the service returns 415 to an OAI-PMH POST request with the content type %s',
    async type => {
      const response = await post('verb=Identify', type)
      expect([response.status, response.headers.get('content-type')]).toEqual([415, 'application/json'])
    },
  )

  it('the service returns 413 to an OAI-PMH POST request of excessive length', async () => {
    expect((await post(`verb=Identify&x=${'x'.repeat(20_000)}`)).status).toBe(413)
  })
})

describe('a long list', () => {
  const size = 1000
  let long: Served
  beforeAll(async () => {
    long = await serving([])
    for (const part of many(0, 10, part => part)) {
      const records = many(0, size / 10, number => metadata(part + number * 10))
      await long.catalog.ingest(records, { now: () => Date.parse(`20${10 + part}-05-06T07:08:09Z`) })
    }
  })

  async function followed(verb: string, query: string): Promise<{ identifiers: string[]; cursors: number[] }> {
    const identifiers: string[] = []
    const cursors: number[] = []
    for (let next: string | undefined = query; next !== undefined; ) {
      const root: XmlElement = await ask(`verb=${verb}&${next}`, long)
      expect(codesOf(root)).toEqual([])
      identifiers.push(...all(root, 'header').map(header => textOf(elementsOf(header)[0] ?? header)))
      const [token] = all(root, 'resumptionToken')
      if (token !== undefined) {
        cursors.push(Number(attributeOf(token, 'cursor')))
        expect(Number(attributeOf(token, 'completeListSize'))).toBeGreaterThanOrEqual(identifiers.length)
      }
      const text = token === undefined ? '' : textOf(token)
      next = text === '' ? undefined : `resumptionToken=${text}`
    }
    return { identifiers, cursors }
  }

  it.each([
    ['ListRecords', 'oai_dc', 100],
    ['ListRecords', 'oai_datacite', 100],
    ['ListIdentifiers', 'datacite', 500],
  ])(
    'the service divides a long %s response in %s into parts without losing a record',
    async (verb, prefix, length) => {
      const { identifiers, cursors } = await followed(verb, `metadataPrefix=${prefix}`)
      const { records } = await long.catalog.changed('resource', { limit: size })
      expect(records).toHaveLength(size)
      expect(identifiers).toEqual(records.map(({ id }) => `oai:data.example.org:${id}`))
      expect(cursors).toEqual(many(0, size / length, part => part * length))
    },
  )

  it('the service applies from and until, as days or seconds and both inclusive, to every part of a long list', async () => {
    const { identifiers } = await followed('ListRecords', 'metadataPrefix=oai_dc&from=2013-05-06&until=2015-05-06')
    expect(new Set(identifiers).size).toBe(300)
    const { identifiers: fewer } = await followed(
      'ListRecords',
      'metadataPrefix=oai_dc&from=2013-05-07&until=2015-05-05',
    )
    expect(new Set(fewer).size).toBe(100)
    const { identifiers: seconds } = await followed(
      'ListRecords',
      'metadataPrefix=oai_dc&from=2013-05-06T07:08:10Z&until=2015-05-06T07:08:09Z',
    )
    expect(new Set(seconds).size).toBe(200)
  })

  it('a resumption token states the full size of a list and the number of earlier records', async () => {
    const query = 'metadataPrefix=datacite&from=2013-05-06'
    const [token] = all(await ask(`verb=ListIdentifiers&${query}`, long), 'resumptionToken')
    expect(token && [attributeOf(token, 'completeListSize'), attributeOf(token, 'cursor')]).toEqual(['700', '0'])
  })

  it('an altered resumption token or a token of another verb causes an OAI-PMH error', async () => {
    const [token] = all(await ask('verb=ListRecords&metadataPrefix=oai_dc', long), 'resumptionToken').map(textOf)
    expect(codesOf(await ask(`verb=ListRecords&resumptionToken=${token}`, long))).toEqual([])
    expect(codesOf(await ask(`verb=ListIdentifiers&resumptionToken=${token}`, long))).toEqual(['badResumptionToken'])
    expect(codesOf(await ask(`verb=ListRecords&resumptionToken=${token?.slice(0, -9)}`, long))).toEqual([
      'badResumptionToken',
    ])
    const parts: unknown[] = JSON.parse(Buffer.from(token ?? '', 'base64url').toString())
    const wrong = parts.flatMap((_, at) =>
      [null, '*', 'x', -1, {}].map(value => parts.map((part, index) => (index === at ? value : part))),
    )
    for (const altered of [...wrong, [], {}, 'text', [...parts, 1]]) {
      const text = Buffer.from(JSON.stringify(altered)).toString('base64url')
      const codes = codesOf(await ask(`verb=ListRecords&resumptionToken=${text}`, long))
      expect([altered, ['badResumptionToken', 'cannotDisseminateFormat']]).toEqual([
        altered,
        expect.arrayContaining(codes),
      ])
      expect(codes).toHaveLength(1)
    }
  })
})

describe('harvesting again', () => {
  const at = (time: string) => ({ now: () => Date.parse(`2024-03-01T${time}Z`) })
  const second = (time: string): string => `2024-03-01T${time}Z`
  const listed = async (by: Served, query: string): Promise<[identifier: string, datestamp: string][]> =>
    all(await ask(`verb=ListIdentifiers&metadataPrefix=oai_dc${query}`, by), 'header').map(header => {
      const [identifier = '', datestamp = ''] = elementsOf(header).map(textOf)
      return [identifier, datestamp]
    })
  const old = metadata(2, { dates: [{ date: '1999-01-01', dateType: 'Issued' }] })
  const young = metadata(1, { dates: [{ date: '2024-02-01', dateType: 'Issued' }] })

  it('an incremental OAI-PMH harvest returns exactly the added and changed records, regardless of their publication dates', async () => {
    const growing = await serving([young, metadata(3)], {}, at('10:00:00'))
    expect((await listed(growing, '')).map(([, datestamp]) => datestamp)).toEqual(many(0, 2, () => second('10:00:00')))
    await growing.catalog.ingest([young, old], at('11:00:00'))
    const [[added, datestamp] = [], ...others] = await listed(growing, `&from=${second('10:30:00')}`)
    const id = (await growing.catalog.byDoi('10.5072/round.2'))?.id
    expect([added, datestamp, others]).toEqual([`oai:data.example.org:${id}`, second('11:00:00'), []])
    await growing.catalog.ingest([metadata(3, { version: '2' }), old, young], at('12:00:00'))
    expect(await listed(growing, `&from=${second('11:30:00')}`)).toHaveLength(1)
    expect(await listed(growing, `&until=${second('11:30:00')}`)).toHaveLength(2)
    const record = await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${added}`, growing)
    expect(all(record, 'datestamp').map(textOf)).toEqual([second('11:00:00')])
  })

  it('Identify reports the earliest datestamp', async () => {
    const earliest = async (by: Served): Promise<string[]> =>
      all(await ask('verb=Identify', by), 'earliestDatestamp').map(textOf)
    const growing = await serving([])
    expect(await earliest(growing)).toEqual(['1970-01-01T00:00:00Z'])
    await growing.catalog.ingest([old], at('10:00:00'))
    await growing.catalog.ingest([young], at('11:00:00'))
    expect(await earliest(growing)).toEqual([second('10:00:00')])
    await growing.catalog.ingest([metadata(2, { version: '2' })], at('12:00:00'))
    expect(await earliest(growing)).toEqual([second('11:00:00')])
  })
})

describe('any request', () => {
  const wild = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\ufffe', ']]>', '"<&'))
  const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))

  test('the OAI-PMH endpoint returns badResumptionToken for a random resumption token', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom('ListRecords', 'ListIdentifiers'), wild, async (verb, token) => {
        const root = await ask(`verb=${verb}&resumptionToken=${encoded(token)}`)
        expect(codesOf(root)).toEqual(['badResumptionToken'])
      }),
    ))

  test('the OAI-PMH endpoint responds to any arguments with well-formed XML', () => {
    const name = fc.constantFrom('verb', 'identifier', 'metadataPrefix', 'from', 'until', 'set', 'resumptionToken', 'x')
    const value = fc.oneof(
      wild,
      fc.constantFrom('ListRecords', 'GetRecord', 'ListIdentifiers', 'oai_dc', 'datacite', '2021-01-01'),
    )
    return fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 5 }), async pairs => {
        const query = pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&')
        const response = await served.get(`/oai?${query}`)
        expect(response.status).toBe(200)
        rootOf(await response.text())
      }),
      { numRuns: 300 },
    )
  })

  testWith(missingXmllint, 'records of any content are well-formed, and valid in the DataCite format', async () => {
    const xmllint = new Xmllint()
    let written = 0
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(serviceRecords(), { minLength: 1, maxLength: 40, size: 'max' }), async batch => {
          const resources = batch.map((datacite, number) => ({ doi: `10.5072/x.${number}`, datacite }))
          const wildly = await serving([])
          await wildly.catalog.ingest(resources)
          for (const prefix of ['oai_dc', 'oai_datacite']) {
            const root = await ask(`verb=ListRecords&metadataPrefix=${prefix}`, wildly)
            expect(codesOf(root).filter(code => code !== 'noRecordsMatch')).toEqual([])
          }
          const text = await wildly.text('/oai?verb=ListRecords&metadataPrefix=datacite')
          const payloads = text.match(/<resource .*?<\/resource>/gs) ?? []
          written += payloads.length
          const verdicts = xmllint.validate(xmllint.write(payloads), latestKernel)
          expect(verdicts.filter(({ isValid }) => !isValid)).toEqual([])
        }),
        { numRuns: 10 },
      )
      expect(written).toBeGreaterThan(20)
    } finally {
      xmllint.remove()
    }
  })
})
