import { describe, expect, it } from 'vitest'
import { type Answering, doiOf, good, inTurn, json, restRecord, serve, status } from '../../resolve/server.ts'
import { citable } from '../fake-terminal.ts'

const local = { 'local.json': restRecord('10.5072/local') }

const house = (doi: string): string => `Okafor, Ngozi (2021): Soil moisture. GFZ Data Services. https://doi.org/${doi}`

/**
 * Returns a function that answers with versions 1 to `count`, each linked to its neighbours, and with 404 for other
 * DOIs.
 */
const chain =
  (count: number): Answering =>
  (response, before, request) => {
    const number = Number(/^10\.5072\/v(\d+)$/.exec(doiOf(request))?.[1])
    if (!(number <= count)) return status(404)(response, before, request)
    const link = (to: number, relationType: string) =>
      to < 1 || to > count ? [] : [{ relatedIdentifier: `10.5072/v${to}`, relatedIdentifierType: 'DOI', relationType }]
    const relatedIdentifiers = [...link(number + 1, 'IsPreviousVersionOf'), ...link(number - 1, 'IsNewVersionOf')]
    json(response, restRecord(`10.5072/v${number}`, { version: `${number}`, relatedIdentifiers }))
  }

describe('a DOI as input', () => {
  it('cites DOIs and files in the order of the inputs', async () => {
    const { url, asked } = await serve(good)
    const args = ['cite', 'doi:10.5072/a', 'local.json', 'https://doi.org/10.5072/b', '--resolver', url]
    expect(await citable(args, { files: local })).toMatchObject({
      exitCode: 0,
      stdout: ['10.5072/a', '10.5072/local', '10.5072/b'].map(doi => `${house(doi)}\n`).join(''),
      stderr: '',
    })
    expect(asked).toHaveLength(2)
  })

  it('cite follows a DOI alias reported by the registry, and mentions the alias', async () => {
    const alternateIdentifiers = [{ alternateIdentifier: '10.5072/old', alternateIdentifierType: 'DOI' }]
    const { url } = await serve(response => json(response, restRecord('10.5072/new', { alternateIdentifiers })))
    expect(await citable(['cite', '10.5072/old', '--resolver', url])).toMatchObject({
      exitCode: 0,
      stdout: `${house('10.5072/new')}\n`,
      stderr:
        'citable: 10.5072/old: The registry states that this DOI is an alias of 10.5072/new; the record of that DOI is used.\n',
    })
  })

  it('a record with a DOI other than the requested one causes an error that names both DOIs', async () => {
    const { url } = await serve(response => json(response, restRecord('10.5072/new')))
    const { exitCode, stdout, stderr } = await citable(['cite', '10.5072/old', '--resolver', url])
    expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' })
    expect(stderr).toMatch(/^citable: 10\.5072\/old: .*10\.5072\/new/)
  })

  it('check reports the findings of a fetched record under its DOI', async () => {
    const { url } = await serve((response, _, request) =>
      json(response, restRecord(doiOf(request), { types: { resourceTypeGeneral: 'Datasett' } })),
    )
    const { exitCode, stdout } = await citable(['check', '10.5072/a', '--format', 'json', '--resolver', url])
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout).results[0]).toMatchObject({
      file: '10.5072/a',
      doi: '10.5072/a',
      format: 'datacite-rest',
      diagnostics: [{ rule: 'schema/enum', pointer: '/data/attributes/types/resourceTypeGeneral' }],
    })
  })

  it('convert writes the records of DOIs to a folder, in files named after the DOIs', async () => {
    const { url } = await serve(good)
    const { exitCode, read } = await citable([
      'convert',
      '10.5072/a/b',
      '10.5072/c',
      '--to',
      'xml',
      '-o',
      'out',
      '--resolver',
      url,
    ])
    expect(exitCode).toBe(0)
    expect(await read('out/10.5072-a-b.xml')).toContain('>10.5072/a/b</identifier>')
    expect(await read('out/10.5072-c.xml')).toContain('>10.5072/c</identifier>')
  })

  it('diff compares the record of a DOI with a file', async () => {
    const { url } = await serve(good)
    const { exitCode } = await citable(['diff', '10.5072/local', 'local.json', '--resolver', url], { files: local })
    expect(exitCode).toBe(0)
  })

  it('cite reads a file rather than a DOI if an argument names both', async () => {
    const { url, asked } = await serve(good)
    const { stdout } = await citable(['cite', '10.5072/local', '--resolver', url], {
      files: { '10.5072/local': restRecord('10.5072/other') },
    })
    expect(stdout).toContain('10.5072/other')
    expect(asked).toEqual([])
  })

  it('cite ignores --from for a record that is fetched from the registry', async () => {
    const { url } = await serve(good)
    const { exitCode, stderr } = await citable(['cite', '10.5072/a', '--from', 'resource', '--resolver', url])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  })

  it("cite fetches a DOI with the resolver from the environment, and sends the user's contact address", async () => {
    const { url, headers } = await serve(good)
    await citable(['cite', '10.5072/a', '--mailto', 'me@example.org'], { env: { CITABLE_RESOLVER: url } })
    expect(headers[0]?.['user-agent']).toMatch(/^citable\/\d+\.\d+\.\d+ \(.*; mailto:me@example\.org\)$/)
  })
})

describe('a DOI that cannot be fetched', () => {
  it.each(['check', 'cite', 'convert', 'versions'])(
    '%s ends with exit code 3 if a DOI cannot be fetched, names the DOI and the status, and processes the other inputs',
    async command => {
      const { url } = await serve((response, before, request) =>
        (doiOf(request) === '10.5072/gone' ? status(404) : good)(response, before, request),
      )
      const options = command === 'convert' ? ['--to', 'xml', '-o', 'out'] : []
      const { exitCode, stdout, stderr, read } = await citable([
        command,
        '10.5072/gone',
        '10.5072/a',
        ...options,
        '--resolver',
        url,
      ])
      expect(exitCode).toBe(3)
      expect(stderr).toMatch(
        /^citable: 10\.5072\/gone: http:.* has no such record \(status 404\); check the identifier\.$/m,
      )
      if (command === 'cite') expect(stdout).toBe(`${house('10.5072/a')}\n`)
      if (command === 'check') expect(stdout).toContain('1 record')
      if (command === 'versions') expect(stdout).toContain('1 record without versions')
      if (command === 'convert') expect(await read('out/10.5072-a.xml')).toContain('10.5072/a')
    },
  )

  it.each<[string, Answering, string]>([
    [
      'an HTML page',
      r => void r.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      'gave text/html instead of',
    ],
    ['status 429', status(429, { 'retry-after': '3600' }), '(status 429); try again in 3600 seconds'],
    ['status 500', status(500, { 'retry-after': '0' }), 'failed with status 500'],
  ])('reports a DOI for which the server returns %s', async (_, answer, reason) => {
    const { url } = await serve(answer)
    const { exitCode, stderr } = await citable(['cite', '10.5072/a', '--resolver', url])
    expect(exitCode).toBe(3)
    expect(stderr).toContain(`citable: 10.5072/a: `)
    expect(stderr).toContain(reason)
  })

  it('cite ends with exit code 2 if a file is missing and a DOI cannot be fetched', async () => {
    const { url } = await serve(status(404))
    const { exitCode } = await citable(['cite', '10.5072/a', 'gone.json', '--resolver', url])
    expect(exitCode).toBe(2)
  })

  it('cite refuses a DOI with --offline and sends no request', async () => {
    const { url, asked } = await serve(good)
    const { exitCode, stdout, stderr } = await citable(
      ['cite', '10.5072/a', 'local.json', '--offline', '--resolver', url],
      { files: local },
    )
    expect(exitCode).toBe(2)
    expect(stderr).toContain('10.5072/a: This is a DOI, and --offline prevents fetching its record')
    expect(stdout).toBe(`${house('10.5072/local')}\n`)
    expect(asked).toEqual([])
  })

  it.each([
    [['--resolver', 'example.org'], '--resolver should be an http or https URL'],
    [['--mailto', 'nobody'], '--mailto should be an e-mail address'],
    [['--timeout', '0'], '--timeout should be 1 second or more'],
  ])('cite refuses the options %j for a DOI', async (options, message) => {
    const { exitCode, stderr } = await citable(['cite', '10.5072/a', ...options])
    expect(exitCode).toBe(2)
    expect(stderr).toContain(message)
  })
})

describe('the versions of a DOI', () => {
  it('versions fetches all versions of a DOI, and shows the versions from the first to the last', async () => {
    const { url, asked } = await serve(chain(4))
    const { exitCode, stdout, stderr } = await citable(['versions', '10.5072/v2', '--resolver', url])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(
      stdout
        .split('\n')
        .filter(line => /10\.5072/.test(line))
        .map(line => line.match(/v\d/)?.[0]),
    ).toEqual(['v1', 'v2', 'v3', 'v4'])
    expect(asked).toHaveLength(4)
  })

  it('versions fetches each version once, except a version that is in an input file', async () => {
    const { url, asked } = await serve(chain(4))
    const files = {
      'v2.json': restRecord('10.5072/V2', {
        relatedIdentifiers: [
          { relatedIdentifier: '10.5072/v3', relatedIdentifierType: 'DOI', relationType: 'IsPreviousVersionOf' },
        ],
      }),
    }
    const { exitCode } = await citable(
      ['versions', 'v2.json', '10.5072/v1', '10.5072/v4', '--format', 'json', '--resolver', url],
      { files },
    )
    expect(exitCode).toBe(0)
    expect(asked.map(line => line.match(/v\d/)?.[0]).sort()).toEqual(['v1', 'v3', 'v4'])
  })

  it('versions fetches versions up to a limit and reports that the limit was reached', async () => {
    const { url, asked } = await serve(chain(50))
    const { exitCode, stderr } = await citable(['versions', '10.5072/v1', '--limit', '3', '--resolver', url])
    expect(exitCode).toBe(0)
    expect(stderr).toContain('Stopped at the limit of 3 records with 1 record left to visit; increase --limit')
    expect(asked).toHaveLength(3)
    expect((await citable(['versions', '10.5072/v1', '--limit', '0', '--resolver', url])).exitCode).toBe(2)
  })

  it('versions reports an error for a version that could not be fetched, but not for an unregistered version', async () => {
    const { url } = await serve((response, before, request) => {
      const broken: Answering = inTurn(status(500, { 'retry-after': '0' }))
      const relatedIdentifiers = [
        '10.5072/nowhere',
        '10.5072/broken',
        'urn:uuid:d2719e64-1ab5-4f6a-9a3e-000000000000',
      ].map(relatedIdentifier => ({ relatedIdentifier, relatedIdentifierType: 'DOI', relationType: 'HasVersion' }))
      if (doiOf(request) === '10.5072/concept')
        return json(response, restRecord('10.5072/concept', { relatedIdentifiers }))
      return (doiOf(request) === '10.5072/broken' ? broken : status(404))(response, before, request)
    })
    const { exitCode, stdout, stderr } = await citable(['versions', '10.5072/concept', '--resolver', url])
    expect(exitCode).toBe(3)
    expect(stderr.match(/^citable: .*$/gm)).toEqual([expect.stringMatching(/^citable: 10\.5072\/broken: .*status 500/)])
    expect(stdout).toContain('10.5072/nowhere')
  })

  it('cite --scope fetches the other versions of a DOI to cite the latest version or all versions', async () => {
    const { url } = await serve(chain(3))
    const cite = async (scope: string) =>
      (await citable(['cite', '10.5072/v1', '--scope', scope, '--resolver', url])).stdout.match(/v\d$/gm)
    expect(await cite('this')).toEqual(['v1'])
    expect(await cite('latest')).toEqual(['v3'])
    expect(await cite('all')).toEqual(['v1', 'v2', 'v3'])
  })
})
