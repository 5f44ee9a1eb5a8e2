import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BundledCommand, bundledCommand } from '../bundled-command.ts'
import { citable } from '../fake-terminal.ts'

let command: BundledCommand
let folder: string

beforeAll(async () => {
  command = await bundledCommand()
  folder = mkdtempSync(join(tmpdir(), 'citable-mcp-'))
  writeFileSync(join(folder, 'a.json'), '{"doi": "10.5072/a", "titles": [{"title": "Soil moisture"}]}')
})

afterAll(() => {
  command.remove()
  rmSync(folder, { recursive: true, force: true })
})

test('the MCP server answers the SDK client, and writes only protocol messages to standard output', async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [command.path, 'mcp', '--root', folder],
    stderr: 'pipe',
  })
  const errors: unknown[] = []
  const client = new Client({ name: 'test', version: '0' })
  client.onerror = error => errors.push(error)
  await client.connect(transport)
  const { structuredContent } = await client.callTool({ name: 'check', arguments: { path: 'a.json' } })
  expect(structuredContent).toMatchObject({ records: [{ outcome: 'invalid', doi: '10.5072/a' }] })
  const failed = await client.callTool({ name: 'check', arguments: { path: '../b.json' } })
  expect(failed.isError).toBe(true)
  await client.close()
  // Anything else on standard output would be an error of the protocol.
  expect(errors).toEqual([])
})

test('the MCP server answers a request that was sent before the input ended, and exits with code 0', () => {
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '0' } }
  const request = { jsonrpc: '2.0', id: 1, method: 'initialize', params }
  const done = spawnSync(process.execPath, [command.path, 'mcp'], {
    encoding: 'utf8',
    input: `${JSON.stringify(request)}\n`,
    timeout: 20_000,
  })
  expect([done.status, done.signal, done.stderr]).toEqual([0, null, ''])
  expect(JSON.parse(done.stdout)).toMatchObject({ id: 1, result: { serverInfo: { name: 'citable' } } })
})

test('incorrect usage of citable mcp ends with exit code 2', async () => {
  expect((await citable(['mcp', 'a.json'])).exitCode).toBe(2)
  expect((await citable(['mcp', '--root', 'none'])).exitCode).toBe(2)
})
