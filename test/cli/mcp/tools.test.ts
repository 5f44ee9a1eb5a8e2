import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import * as protocol from '@modelcontextprotocol/sdk/types.js'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Access } from '../../../src/cli/mcp/input.ts'
import { serveTools } from '../../../src/cli/mcp/serve.ts'
import { fakeTerminal } from '../fake-terminal.ts'

const record = {
  doi: '10.5072/soil.1',
  creators: [{ name: 'Okafor, Ngozi', nameType: 'Personal' }],
  titles: [{ title: 'Soil moisture' }],
  publisher: { name: 'Openshelf' },
  publicationYear: '2021',
  types: { resourceTypeGeneral: 'Dataset' },
  language: 'English',
}
const text = JSON.stringify(record, null, 2)

async function connected(access: Access, files: Readonly<Record<string, string>> = {}) {
  const { terminal, cwd } = fakeTerminal({ files })
  const server = new Server({ name: 'citable', version: '0' }, { capabilities: { tools: {} } })
  serveTools(server, protocol, access, terminal)
  const [near, far] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '0' })
  await Promise.all([server.connect(far), client.connect(near)])
  onTestFinished(() => client.close())
  const call = async (name: string, given: Record<string, unknown>) => {
    const result = (await client.callTool({ name, arguments: given })) as protocol.CallToolResult
    const [content] = result.content
    return {
      isError: result.isError === true,
      // biome-ignore lint/suspicious/noExplicitAny: each tool has its own result
      value: result.structuredContent as any,
      message: content?.type === 'text' ? content.text : '',
    }
  }
  return { client, call, cwd }
}

describe('the tools of citable mcp', () => {
  test('lists the tools of citable mcp with schemas that allow only the available arguments', async () => {
    const { client } = await connected({ online: false })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['check', 'fix', 'cite', 'convert', 'versions', 'explain'])
    for (const { inputSchema } of tools)
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(Object.keys(tools[0]?.inputSchema.properties ?? {})).toEqual(['profile', 'text'])
    const open = await connected({ online: true, root: '.' })
    const listed = await open.client.listTools()
    expect(Object.keys(listed.tools[0]?.inputSchema.properties ?? {})).toEqual(['profile', 'text', 'path', 'doi'])
  })

  test('the tool check returns a finding with its pointer, its effect at the registry and the safety of its fix', async () => {
    const { call } = await connected({ online: false })
    const { value } = await call('check', { text })
    expect(value.records).toHaveLength(1)
    expect(value.records[0].findings).toContainEqual(
      expect.objectContaining({ rule: 'language-tag', registry: 'changes', pointer: '/language', isSafe: true }),
    )
  })

  test('the tool check accepts BibTeX and reports the findings of the converted record', async () => {
    const { call } = await connected({ online: false })
    const { value } = await call('check', { text: '@misc{a, title = {Soil}, author = {Doe, Jo}}' })
    expect(value.records[0].format).toBe('bibtex')
    expect(value.records[0].findings).toContainEqual(
      expect.objectContaining({ rule: 'schema/required', pointer: '/publisher', line: 1, column: 1 }),
    )
  })

  test('the tool fix corrects only the faulty value in a BibTeX text', async () => {
    const { call } = await connected({ online: false })
    const entry = '% mine\n@misc{a, title = {Soil}, author = {MÃ¼ller, Anna}, publisher = {Openshelf}, year = 2021}\n'
    const { value } = await call('fix', { text: entry, unsafe: true })
    expect(value.text).toBe(entry.replace('MÃ¼ller', 'Müller'))
    expect(value.fixed[0]).toMatchObject({ rule: 'mojibake' })
  })

  test('the tool check lists the readable formats if a text is not a record', async () => {
    const { call } = await connected({ online: false })
    const { value } = await call('check', { text: 'Hello' })
    expect(value).toMatchObject({ records: [], findings: [{ message: expect.stringContaining('BibTeX') }] })
  })

  test('the tools fix, cite and convert return a corrected text, a bibliography, and a converted text with its losses', async () => {
    const { call } = await connected({ online: false })
    const fixed = await call('fix', { text })
    expect(JSON.parse(fixed.value.text).language).toBe('en')
    const cited = await call('cite', { text, style: 'apa' })
    expect(cited.value.text).toBe(
      'Okafor, N. (2021). Soil moisture [Data set]. Openshelf. https://doi.org/10.5072/soil.1\n',
    )
    const converted = await call('convert', { text, to: 'ris' })
    expect(converted.value.text).toContain('TI  - Soil moisture')
    expect(converted.value.losses).toBeInstanceOf(Array)
  })

  test('the tool versions orders records, and the tool explain describes rules', async () => {
    const { call } = await connected({ online: false })
    const link = { relatedIdentifier: '10.5072/soil.1', relatedIdentifierType: 'DOI', relationType: 'IsNewVersionOf' }
    const newer = { ...record, doi: '10.5072/soil.2', relatedIdentifiers: [link] }
    const { value } = await call('versions', { text: JSON.stringify([newer, record]) })
    expect(value.chains[0].order).toEqual(['10.5072/soil.1', '10.5072/soil.2'])
    expect((await call('explain', { rule: 'orcid-check-digit' })).value.why).toMatch(/\w/)
    expect((await call('explain', { rule: 'registry/container-derived' })).value?.summary ?? '').toBeTypeOf('string')
    expect((await call('explain', {})).value.rules.length).toBeGreaterThan(150)
  })

  test('the tool check reads no file outside the root folder of citable mcp', async () => {
    const files = { 'records/a.json': text, 'secret.json': text }
    const { call, cwd } = await connected({ online: false, root: 'records' }, files)
    mkdirSync(join(cwd, 'records/inner'))
    writeFileSync(join(cwd, 'records/inner/b.json'), text)
    symlinkSync(join(cwd, 'secret.json'), join(cwd, 'records/link.json'))
    expect((await call('check', { path: 'a.json' })).value.records).toHaveLength(1)
    expect((await call('check', { path: join(cwd, 'records/inner/b.json') })).value.records).toHaveLength(1)
    for (const path of [
      '../secret.json',
      join(cwd, 'secret.json'),
      'link.json',
      '/etc/passwd',
      '',
      '.',
      'inner',
      'none',
    ]) {
      const { isError, message } = await call('check', { path })
      expect([path, isError]).toEqual([path, true])
      expect(message).not.toContain('Okafor')
    }
  })

  test('the tools of citable mcp return errors as results', async () => {
    const { call } = await connected({ online: false })
    const expected: [string, Record<string, unknown>, RegExp][] = [
      ['none', {}, /There is no tool named none/],
      ['check', {}, /exactly one of text, path and doi/],
      ['check', { text, path: 'a' }, /exactly one/],
      ['check', { text, wrong: 1 }, /wrong/],
      ['check', { path: 'a.json' }, /--root/],
      ['cite', { doi: '10.5072/a' }, /--online/],
      ['cite', { text, style: 'nonsuch' }, /nonsuch/],
      ['cite', { text: 'nothing' }, /\w/],
      ['convert', { text, to: 'csl' }, /to/],
      ['convert', { text: '<a', to: 'ris' }, /\w/],
      ['explain', { rule: 'nonsuch' }, /nonsuch/],
      ['explain', { rule: 'schema/enumm' }, /Did you mean 'schema\/enum'/],
    ]
    for (const [name, given, message] of expected) {
      const result = await call(name, given)
      expect([name, given, result.isError]).toEqual([name, given, true])
      expect(result.message).toMatch(message)
    }
  })
})
