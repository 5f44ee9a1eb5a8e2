import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isSameName } from '../../../src/cli/online/check/finding-on.ts'
import { isPrivateHost } from '../../../src/cli/online/check/private-address.ts'
import { onlineRules, onlineRulesPage } from '../../../src/cli/online/check/rules.ts'
import type { Diagnostic } from '../../../src/core/diagnostic.ts'
import { citable, type Surroundings } from '../fake-terminal.ts'

const people: Readonly<Record<string, unknown>> = {
  '0000-0002-1825-0097': {
    name: { 'given-names': { value: 'Ada' }, 'family-name': { value: 'Okafór' }, 'credit-name': null },
    'other-names': { 'other-name': [{ content: 'A. N. Okafor-Lange' }] },
  },
  '0000-0001-5109-3700': { name: null, 'other-names': { 'other-name': [] } },
}
const organisations: Readonly<Record<string, unknown>> = {
  '05rk03822': {
    status: 'active',
    names: [{ value: 'University of Lagos', types: ['ror_display'] }, { value: 'UNILAG' }],
  },
  '04z8jg394': { status: 'withdrawn', names: [{ value: 'Helmholtz Centre Potsdam' }] },
}

/** Simulates doi.org, ORCID, ROR and the web servers to which the URLs in records lead. */
function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const send = (status: number, value: unknown, type = 'application/json'): void => {
    response.writeHead(status, { 'Content-Type': type }).end(JSON.stringify(value))
  }
  const [, person] = /^\/orcid\/([\dX-]+)\/person$/.exec(url) ?? []
  const [, organisation] = /^\/ror\/organizations\/(\w+)$/.exec(url) ?? []
  if (person !== undefined) {
    if (person === '0000-0002-1694-233X') send(409, { 'error-code': 9044 })
    else send(people[person] === undefined ? 404 : 200, people[person] ?? {}, 'application/orcid+json;charset=UTF-8')
  } else if (organisation !== undefined)
    send(organisations[organisation] === undefined ? 404 : 200, organisations[organisation] ?? {})
  else if (url === '/doi/api/handles/10.5072/he%23re') send(200, { responseCode: 1 })
  else if (url.startsWith('/doi/api/handles/')) send(404, { responseCode: 100 })
  else if (url === '/page') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Here</p>')
  else if (url === '/elsewhere') response.writeHead(302, { Location: 'http://10.0.0.1/secret' }).end()
  else if (url === '/forbidden') response.writeHead(403).end()
  else if (url === '/large') response.writeHead(200).end('x'.repeat(200_000))
  else response.writeHead(404).end()
}

async function world(respond = answer) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    respond(request, response)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise(closed => server.close(() => closed())))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = { CITABLE_DOI: `${url}/doi`, CITABLE_ORCID: `${url}/orcid`, CITABLE_ROR: `${url}/ror` }
  const check = async (record: object, kinds: string, args: readonly string[] = [], more: Surroundings = {}) => {
    const run = await citable(['check', 'a.json', '--online', kinds, '-f', 'json', ...args], {
      files: { 'a.json': JSON.stringify(record, undefined, 1) },
      env,
      hosts: { 'data.example.org': url },
      ...more,
    })
    const [{ diagnostics }]: [{ diagnostics: Diagnostic[] }] =
      run.stdout === '' ? [{ diagnostics: [] }] : JSON.parse(run.stdout).results
    const online = diagnostics.filter(({ rule }) => rule.startsWith('online/'))
    return { ...run, online, told: online.map(({ rule, pointer }) => [rule, pointer]) }
  }
  return { asked, check, url }
}

const base = {
  doi: '10.5072/a',
  creators: [{ name: 'Okafor, Ada', nameType: 'Personal' }],
  titles: [{ title: 'Rain at the coast' }],
  publisher: { name: 'Archive' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
}
const orcid = (name: string, id: string) => ({
  name,
  nameType: 'Personal',
  nameIdentifiers: [{ nameIdentifier: `https://orcid.org/${id}`, nameIdentifierScheme: 'ORCID' }],
})
const ror = (name: string, id: string) => ({
  name: 'Okafor, Ada',
  affiliation: [{ name, affiliationIdentifier: `https://ror.org/${id}`, affiliationIdentifierScheme: 'ROR' }],
})

describe('check --online', () => {
  test('check sends no request without --online, and none for kinds of identifiers that --online does not name', async () => {
    const { asked, check } = await world()
    const { exitCode } = await citable(['check', 'a.json'], { files: { 'a.json': JSON.stringify(base) } })
    expect(exitCode).toBe(0)
    await check({ ...base, creators: [orcid('Okafor, Ada', '0000-0002-1825-0097')] }, 'doi,url')
    expect(asked).toEqual([])
  })

  test.each([
    ['read as a whole', []],
    ['streamed', ['--jobs', '1']],
  ])('check --online looks up the identifiers in an XML list that is %s', async (_, args) => {
    const { check } = await world()
    const record = (number: number, id: string): string =>
      `<resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">10.5072/${number}</identifier><creators><creator><creatorName>Okafor, Ada</creatorName><nameIdentifier nameIdentifierScheme="ORCID">${id}</nameIdentifier></creator></creators><titles><title>Rain</title></titles><publisher>Archive</publisher><publicationYear>2021</publicationYear><resourceType resourceTypeGeneral="Dataset">Grid</resourceType></resource>`
    const list = `<resources>\n${record(1, '0000-0002-1825-0097')}\n${record(2, '0000-0002-9079-593X')}\n</resources>`
    const { stdout, exitCode } = await check({}, 'orcid', args, { files: { 'a.json': list } })
    const found = JSON.parse(stdout).results.map(
      ({ index, diagnostics }: { index: number; diagnostics: Diagnostic[] }) => [
        index,
        ...diagnostics
          .filter(({ rule }) => rule.startsWith('online/'))
          .map(({ rule, position }) => [rule, position?.start.line]),
      ],
    )
    expect([exitCode, found]).toEqual([1, [[0], [1, ['online/orcid-unknown', 3]]]])
  })

  test('check --online reports ORCID iDs that do not exist, are deactivated or belong to someone else', async () => {
    const { asked, check } = await world()
    const creators = [
      orcid('Okafor, Ada', '0000-0002-1825-0097'),
      orcid('Roe, Jane', '0000-0002-1825-0097'),
      orcid('Hidden, Name', '0000-0001-5109-3700'),
      orcid('Gone, Gail', '0000-0002-1694-233X'),
      orcid('Nobody, Ned', '0000-0003-1419-2405'),
    ]
    const { exitCode, online, told } = await check({ ...base, creators }, 'orcid')
    expect(told).toEqual([
      ['online/orcid-name', '/creators/1/nameIdentifiers/0/nameIdentifier'],
      ['online/orcid-unknown', '/creators/3/nameIdentifiers/0/nameIdentifier'],
      ['online/orcid-unknown', '/creators/4/nameIdentifiers/0/nameIdentifier'],
    ])
    expect(online[0]?.message).toBe(
      'ORCID lists the iD 0000-0002-1825-0097 under Ada Okafór, A. N. Okafor-Lange, not under "Roe, Jane"; correct the iD or the name.',
    )
    expect(online[0]?.position?.start.line).toBeGreaterThan(1)
    expect(exitCode).toBe(1)
    // `check` requests each iD once, although two creators have the same iD.
    expect(asked).toHaveLength(4)
  })

  test('check --online reports ROR IDs that do not exist, are withdrawn or belong to another organisation', async () => {
    const { check } = await world()
    const creators = [
      ror('Department of Physics, University of Lagos', '05rk03822'),
      ror('University of Ibadan', '05rk03822'),
      ror('GFZ Potsdam', '04z8jg394'),
      ror('Survey', '03yrm5c26'),
    ]
    expect((await check({ ...base, creators }, 'ror')).told).toEqual([
      ['online/ror-name', '/creators/1/affiliation/0/affiliationIdentifier'],
      ['online/ror-withdrawn', '/creators/2/affiliation/0/affiliationIdentifier'],
      ['online/ror-unknown', '/creators/3/affiliation/0/affiliationIdentifier'],
    ])
  })

  test('check --online reports unregistered DOIs and dead addresses, and sends no request to a private host', async () => {
    const { asked, check } = await world()
    const related = (relatedIdentifier: string, relatedIdentifierType: string) => ({
      relatedIdentifier,
      relatedIdentifierType,
      relationType: 'References',
    })
    const relatedIdentifiers = [
      related('10.5072/he#re', 'DOI'),
      related('10.5072/missing', 'DOI'),
      ...['page', 'elsewhere', 'forbidden', 'large', 'missing'].map(path =>
        related(`http://data.example.org/${path}`, 'URL'),
      ),
      related('http://no-such-host.example.org/', 'URL'),
      related('http://inside.example.org/', 'URL'),
      related('http://192.168.1.1/admin', 'URL'),
      related('http://[::1]:8080/', 'URL'),
      related('http://localhost/', 'URL'),
      related('ftp://data.example.org/x', 'URL'),
    ]
    const { told, stderr } = await check({ ...base, relatedIdentifiers }, 'doi, url')
    expect(stderr).toBe('')
    const at = (index: number): string => `/relatedIdentifiers/${index}/relatedIdentifier`
    expect(told).toEqual([
      ['online/doi-unknown', at(1)],
      ['online/url-unreachable', at(6)],
      ['online/url-unreachable', at(7)],
      ['online/url-private', at(8)],
      ['online/url-private', at(9)],
      ['online/url-private', at(10)],
      ['online/url-private', at(11)],
    ])
    expect([...asked].sort()).toEqual(
      [
        '/doi/api/handles/10.5072/he%23re',
        '/doi/api/handles/10.5072/missing',
        ...['/page', '/elsewhere', '/forbidden', '/large', '/missing'],
      ]
        .map(path => `GET ${path}`)
        .sort(),
    )
  })

  test('check --online ends with exit code 3 after the report if a lookup failed', async () => {
    const { check } = await world((request, response) => {
      if (request.url?.startsWith('/orcid/')) response.writeHead(503, { 'Retry-After': '86400' }).end()
      else answer(request, response)
    })
    const creators = [orcid('Okafor, Ada', '0000-0002-1825-0097'), ror('University of Lagos', '05rk03822')]
    const { exitCode, stderr, stdout } = await check({ ...base, creators }, 'orcid,ror')
    expect(exitCode).toBe(3)
    expect(stderr).toMatch(/^citable: 0000-0002-1825-0097: This value could not be verified\. .*503/)
    expect(JSON.parse(stdout).summary.records).toBe(1)
    const nonsense = await world(
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'),
    )
    expect((await nonsense.check({ ...base, creators }, 'orcid')).exitCode).toBe(3)
  })

  test('check --online looks up each identifier only once in streamed records', async () => {
    const { check, asked } = await world()
    const unknown = orcid('Nobody, Ned', '0000-0003-1419-2405')
    const records = [0, 1, 2].map(at => ({
      ...base,
      doi: `10.5072/${at}`,
      creators: [orcid('Okafor, Ada', '0000-0002-1825-0097'), unknown],
    }))
    const text = records.map(record => `${JSON.stringify(record)}\n`).join('')
    const run = async (...args: string[]) => {
      const { stdout, exitCode } = await check({}, 'orcid', ['--format', 'json', ...args], {
        files: { 'a.json': text },
      })
      return { exitCode, results: JSON.parse(stdout).results }
    }
    const whole = await run()
    const before = asked.length
    expect(await run('--jobs', '1')).toEqual(whole)
    expect(asked.length - before).toBe(2)
    const found = whole.results.map(({ diagnostics }: { diagnostics: Diagnostic[] }) =>
      diagnostics.filter(({ rule }) => rule.startsWith('online/')).map(({ position }) => position?.start.line),
    )
    expect(found).toEqual([[1], [2], [3]])
    expect((await run('--jobs', '1', '--rule', 'online/orcid-unknown=info')).exitCode).toBe(0)
  })

  test('the findings of check --online have configurable severities, and invalid options are refused', async () => {
    const { check } = await world()
    const record = { ...base, creators: [orcid('Nobody, Ned', '0000-0003-1419-2405')] }
    expect((await check(record, 'orcid', ['--rule', 'online/orcid-unknown=off'])).told).toEqual([])
    expect((await check(record, 'orcid', ['--rule', 'online/orcid-unknown=info'])).exitCode).toBe(0)
    const configured = (text: string, args: string[] = []) =>
      check(record, 'orcid', args, {
        files: { 'a.json': JSON.stringify(record), 'citable.config.yaml': text },
      })
    expect((await configured('rules: { online/orcid-unknown: off }')).told).toEqual([])
    const here = 'overrides: [{ files: [a.json], rules: { online/orcid-unknown: info } }]'
    expect((await configured(here)).online[0]?.severity).toBe('info')
    expect((await configured(here, ['--rule', 'online/orcid-unknown=error'])).exitCode).toBe(1)
    for (const [kinds, args] of [
      ['dio', []],
      ['', []],
      ['orcid', ['--offline']],
      ['orcid', ['--resume', 'journal']],
      ['orcid', ['--timeout', '0']],
      ['orcid', ['--mailto', 'nobody']],
    ] as const)
      expect([kinds, args, (await check(record, kinds, args)).exitCode]).toEqual([kinds, args, 2])
    expect((await check(record, 'orcid', [], { env: { CITABLE_ORCID: 'ftp://x' } })).exitCode).toBe(2)
  })

  test('explain shows pages for the rules of check --online', async () => {
    for (const { id } of onlineRules) expect((await citable(['explain', id])).stdout).toContain('References')
    const page = fileURLToPath(new URL('../../../src/validation/rules/online.md', import.meta.url))
    await expect(onlineRulesPage()).toMatchFileSnapshot(page)
  })
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['169.254.169.254', true],
  ['[fe80::1]', true],
  ['[::ffff:10.0.0.1]', true],
  ['[::ffff:a00:1]', true],
  ['[fd00::1]', true],
  ['[2606:4700::1111]', false],
  ['8.8.8.8', false],
  ['localhost', true],
  ['db.internal', true],
  ['printer', true],
  ['example.org.', false],
])('for the host %s, isPrivateHost returns %s', (host, expected) => {
  expect(isPrivateHost(host)).toBe(expected)
})

test.each([
  [['Okafor, A.'], ['Adaeze Okafor'], true],
  [['Müller, Jürgen'], ['Jurgen Muller'], true],
  [['Roe, Jane'], ['Adaeze Okafor'], false],
  [['University of Lagos'], ['University of Ibadan'], false],
  [['UNILAG'], ['University of Lagos', 'UNILAG'], true],
  [['東京大学'], ['University of Tokyo'], true],
  [[], ['University of Tokyo'], true],
])('isSameName compares %j with %j and returns %s', (given, known, expected) => {
  expect(isSameName(given, known)).toBe(expected)
})
