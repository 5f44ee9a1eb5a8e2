import { readFileSync } from 'node:fs'
import { Cite, plugins } from '@citation-js/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { bibliography } from '../../src/citation/csl/index.ts'
import { commands } from '../../src/cli/commands/index.ts'
import { run } from '../../src/cli/run.ts'
import { convert } from '../../src/formats/index.ts'
import { resolve } from '../../src/resolve/index.ts'
import { citable, fakeTerminal } from '../cli/fake-terminal.ts'
import { record } from '../registry/client/records.ts'
import { account, testRegistryForTest } from '../registry/client/test-registry.ts'
import { good, restRecord, serve } from '../resolve/server.ts'
import { type Row, rowsOf } from './coming-from.ts'

const fileOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const files = {
  'record.xml': fileOf('fixtures/datacite-xml/minimal.xml'),
  'record.json': fileOf('fixtures/datacite-json-4.5/minimal.json'),
  'CITATION.cff': fileOf('CITATION.cff'),
}

const text = '@book{okafor, author = {Okafor, Ngozi}, title = {Soil moisture}, publisher = {Openshelf}, year = {2021}}'

/** Runs a command as written on a page, with a registry that has every DOI. */
async function command(call: string): Promise<string> {
  const { url } = await serve(good)
  const { exitCode, stdout } = await citable(call.split(' ').slice(1), { files, hosts: { 'api.datacite.org': url } })
  // A check that reports findings ends with exit code 1.
  expect(exitCode, call).toBe(call.startsWith('citable check CITATION') ? 1 : 0)
  return stdout
}

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => undefined).constructor

const evaluate = (expression: string, names: Readonly<Record<string, unknown>>): Promise<unknown> =>
  AsyncFunction(...Object.keys(names), `return ${expression}`)(...Object.values(names)) as Promise<unknown>

/** The variables and functions used by the calls to citable on the pages. */
const ours = {
  text,
  records: [JSON.parse(restRecord('10.5072/a')).data.attributes],
  convert,
  bibliography,
  resolve: (doi: string) =>
    resolve(doi, {
      fetch: async () => new Response(restRecord(doi), { headers: { 'content-type': 'application/json' } }),
    }),
}

const expected: Readonly<Record<string, string>> = {
  'bolognese: Convert a DOI': 'title = {Soil moisture}',
  'bolognese: Convert a file': '"@context": "https://schema.org"',
  'bolognese: Cite': 'Okafor, N. (2021).',
  'citation-js: Read BibTeX': 'Soil moisture',
  'citation-js: Format a list': 'Okafor, N. (2021).',
  'citation-js: Write BibTeX': 'author = {Okafor, Ngozi}',
  'citation-js: Fetch the record of a DOI': 'Soil moisture',
  'cffconvert: Convert': 'author = {{The citable authors}}',
  'cffconvert: Cite like APA': 'The citable authors. (2026).',
  'cffconvert: For Zenodo': '"upload_type": "software"',
  'cffconvert: Validate': 'CITATION.cff',
  'commonmeta: Convert a DOI': 'title = {Soil moisture}',
  'commonmeta: In a program': 'author = {Okafor, Ngozi}',
  'commonmeta: Write Commonmeta': '"schema_version": "https://commonmeta.org/commonmeta_v1.0.json"',
  'datacite-python: Validate': '1 record in 1 file checked',
  'datacite-python: Write XML': '<creatorName>Aristarchus</creatorName>',
}

const registers = ({ page, task }: Row): boolean => page === 'datacite-python' && task === 'Register'

describe('the calls of citable on the pages of other tools', () => {
  test('every call of citable on the pages about other tools, except registration, has an expected output', () => {
    const named = rowsOf()
      .filter(row => !registers(row))
      .map(({ page, task }) => `${page}: ${task}`)
    expect(named.toSorted()).toEqual(Object.keys(expected).toSorted())
  })

  test.each(rowsOf().filter(row => !registers(row)))(
    'the citable code on the page about $page works as written: $ours',
    async ({ page, task, ours: call }) => {
      const answer = call.startsWith('citable ') ? await command(call) : await evaluate(call, ours)
      expect(JSON.stringify(answer)).toContain(JSON.stringify(expected[`${page}: ${task}`]).slice(1, -1))
    },
  )

  test('the documented commands of citable register a record', async () => {
    expect(rowsOf().find(registers)?.ours).toBe('citable register plan`, `citable register apply')
    const registry = await testRegistryForTest()
    const { terminal } = fakeTerminal({
      files: { 'record.json': JSON.stringify(record('10.5072/a')) },
      env: {
        DATACITE_USERNAME: account.username,
        DATACITE_PASSWORD: account.password,
        CITABLE_REGISTRY: registry.endpoint,
      },
    })
    const plan = ['register', 'plan', 'record.json', '--url', 'https://data.example.org/{doi}', '-o', 'plan.json']
    expect(await run(plan, commands, terminal)).toBe(0)
    expect(await run(['register', 'apply', 'plan.json'], commands, terminal)).toBe(0)
    expect([...registry.dois.keys()]).toEqual(['10.5072/a'])
  })
})

describe('the calls of citation-js on its page', () => {
  beforeAll(async () => {
    for (const name of ['bibtex', 'csl', 'doi']) await import(`@citation-js/plugin-${name}`)
    // Replaces only the request to doi.org.
    plugins.input.addDataParser('@doi/api', {
      parser: async (url: string) => [{ id: url, title: `The record at ${url}` }],
      async: true,
    })
  })

  test.each(rowsOf().filter(({ page }) => page === 'citation-js'))(
    'the citation-js code $theirs works as written',
    async ({ task, theirs }) => {
      const answer = await evaluate(theirs, { Cite, text, cite: new Cite(text) })
      const shown = JSON.stringify(answer instanceof Cite ? answer.data : answer)
      expect(shown).toContain(
        task === 'Fetch the record of a DOI' ? 'The record at https://doi.org/10.5281/zenodo.2598836' : 'Okafor, N',
      )
    },
  )
})
