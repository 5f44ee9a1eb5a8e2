import { describe, expect, it } from 'vitest'
import { registryOf } from '../../../src/cli/online/registry.ts'
import { resolverFrom } from '../../../src/cli/online/resolvers.ts'
import { type Answering, good, restRecord, serve, status } from '../../resolve/server.ts'
import { citable, fakeTerminal } from '../fake-terminal.ts'

const cslType = 'application/vnd.citationstyles.csl+json'

/** A work as Crossref returns it by content negotiation. */
const article = {
  type: 'journal-article',
  DOI: '10.5072/paper.1',
  title: 'On soil',
  author: [{ given: 'Ngozi', family: 'Okafor', sequence: 'first', affiliation: [] }],
  'container-title': 'Journal of Soils',
  publisher: 'Soil Press',
  issued: { 'date-parts': [[2021, 3]] },
}

const cited = 'Okafor, Ngozi (2021): On soil. Soil Press. https://doi.org/10.5072/paper.1\n'

/** Answers as a DOI resolver does for Crossref's DOIs: with CSL-JSON or, for other media types, with status 406. */
const crossref: Answering = (response, before, request) =>
  request.headers.accept?.includes(cslType)
    ? void response.writeHead(200, { 'content-type': cslType }).end(JSON.stringify(article))
    : status(406)(response, before, request)

const note =
  'citable: citation-js makes its own requests: retries, the cache and the contact of --mailto do not apply.\n'

describe('--resolver', () => {
  it('--resolver accepts another URL for the resolver datacite', async () => {
    const { url, asked } = await serve(good)
    const { exitCode, stderr } = await citable(['cite', '10.5072/a', '--resolver', `datacite=${url}`])
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(asked).toEqual(['GET /dois/10.5072%2Fa?affiliation=true&publisher=true'])
  })

  it('cites a Crossref DOI from the response of doi.org, and sends the contact address', async () => {
    const { url, asked, headers } = await serve(crossref)
    const args = ['cite', '10.5072/paper.1', '--resolver', `doi.org=${url}`, '--mailto', 'me@example.org']
    expect(await citable(args)).toMatchObject({ exitCode: 0, stdout: cited, stderr: '' })
    expect(asked).toEqual(['GET /10.5072%2Fpaper.1', 'GET /10.5072%2Fpaper.1'])
    expect(headers[1]?.['user-agent']).toContain('mailto:me@example.org')
  })

  it('check, convert and versions read a record from doi.org, and check reports the format citable-json', async () => {
    const { url } = await serve(crossref)
    const resolver = ['--resolver', `doi.org=${url}`]
    const checked = await citable(['check', '10.5072/paper.1', '--format', 'json', ...resolver])
    expect(JSON.parse(checked.stdout).results[0]).toMatchObject({
      file: '10.5072/paper.1',
      doi: '10.5072/paper.1',
      format: 'citable-json',
      outcome: 'valid',
    })
    const converted = await citable(['convert', '10.5072/paper.1', '--to', 'bibtex', ...resolver])
    expect(converted.stdout).toContain('journal = {Journal of Soils}')
    const { exitCode, stdout } = await citable(['versions', '10.5072/paper.1', ...resolver])
    expect({ exitCode, stdout }).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('1 record') })
  })

  it('the resolver citation-js fetches records, and reports once that retries and --mailto do not apply', async () => {
    const { url, asked } = await serve(crossref)
    const args = ['10.5072/paper.1', 'doi:10.5072/PAPER.1', '--resolver', `citation-js=${url}`]
    expect(await citable(['cite', ...args])).toMatchObject({ exitCode: 0, stdout: cited + cited, stderr: note })
    expect(asked).toHaveLength(2)
    expect((await citable(['cite', '--scope', 'all', ...args])).stderr).toBe(note)
  })

  it('cite ends with exit code 3 if doi.org or citation-js has no record', async () => {
    const { url } = await serve(status(404))
    for (const name of ['doi.org', 'citation-js']) {
      const { exitCode, stderr } = await citable(['cite', '10.5072/paper.1', '--resolver', `${name}=${url}`])
      expect(exitCode).toBe(3)
      expect(stderr).toContain(`citable: 10.5072/paper.1: ${url}/10.5072%2Fpaper.1 has no such record (status 404)`)
    }
  })

  it('--resolver defaults to the environment variable CITABLE_RESOLVER', async () => {
    const { url } = await serve(crossref)
    const env = { CITABLE_RESOLVER: `doi.org=${url}` }
    expect(await citable(['cite', '10.5072/paper.1'], { env })).toMatchObject({ exitCode: 0, stdout: cited })
  })

  it.each([
    ['datacite', { name: 'datacite', endpoint: 'https://api.datacite.org' }],
    ['doi.org', { name: 'doi.org', endpoint: 'https://doi.org' }],
    ['citation-js', { name: 'citation-js', endpoint: 'https://doi.org' }],
    ['https://api.test.datacite.org/', { name: 'datacite', endpoint: 'https://api.test.datacite.org' }],
    ['http://localhost:8080/a=b', { name: 'datacite', endpoint: 'http://localhost:8080/a=b' }],
    ['doi.org=https://dx.doi.org', { name: 'doi.org', endpoint: 'https://dx.doi.org' }],
  ])('--resolver accepts %s', (text, expected) => {
    expect(resolverFrom(text, {})).toMatchObject(expected)
    expect(resolverFrom(undefined, { CITABLE_RESOLVER: text })).toMatchObject(expected)
  })

  it.each([
    ['doi', "Did you mean 'doi.org'?"],
    ['datasite', "Did you mean 'datacite'?"],
    ['citationjs=http://127.0.0.1:1', "Did you mean 'citation-js'?"],
    ['crossref', "not 'crossref'."],
    ['constructor', "not 'constructor'."],
    ['doi.org=', "not 'doi.org='."],
    ['doi.org=ftp://example.org', "not 'doi.org=ftp://example.org'."],
  ])('--resolver refuses %s and lists the known names', async (text, hint) => {
    const { exitCode, stderr } = await citable(['cite', '10.5072/a', '--resolver', text])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('--resolver should be an http or https URL')
    expect(stderr).toContain('one of datacite, doi.org, citation-js, optionally followed by =URL')
    expect(stderr).toContain(hint)
  })

  it('ingest suggests --resolver datacite if the resolver cannot list the DOIs of a prefix', async () => {
    const args = ['ingest', '--db', 'x.sqlite', '--from-datacite', '10.5072', '--resolver', 'doi.org']
    const { exitCode, stderr } = await citable(args)
    expect(exitCode).toBe(2)
    expect(stderr).toContain('which doi.org does not offer; use --resolver datacite')
  })

  it('the resolver datacite returns the responses of the registry unchanged', async () => {
    const { url } = await serve(
      response => void response.writeHead(200, { 'content-type': 'application/json' }).end(restRecord('10.5072/a')),
    )
    const { format, textOf } = registryOf({ resolver: url }, fakeTerminal().terminal)
    expect(format).toBe('datacite-rest')
    expect(await textOf('10.5072/a')).toBe(restRecord('10.5072/a'))
  })
})
