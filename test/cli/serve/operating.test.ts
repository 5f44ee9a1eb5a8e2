import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { restore } from '../../../src/cli/commands/restore.ts'
import { withdraw } from '../../../src/cli/commands/withdraw.ts'
import { ingestOptions } from '../../../src/cli/ingest/options.ts'
import { inputOptions } from '../../../src/cli/inputs/options.ts'
import { serveOptions } from '../../../src/cli/serve/options.ts'
import { fromEnvironment } from '../../../src/cli/terminal/environment.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = `${root}docs/guides/operating/`
const pages = readdirSync(folder).map(name => [name, readFileSync(folder + name, 'utf8')] as const)
const all = pages.map(([, text]) => text).join('\n')

describe('the pages on operating', () => {
  it.each(pages)('the page %s names only existing options and links only to existing pages', (_, text) => {
    const ofOthers = new Set(['header', 'volume', 'tag', 'rm', 'publish', 'build', 'detach', 'now', 'unit', 'follow'])
    const ofCommands = new Set([...Object.keys(ingestOptions), ...Object.keys(withdraw.options)])
    for (const [, name = ''] of text.matchAll(/(?<![\w-])--([a-z][a-z-]+)/g)) {
      if (ofOthers.has(name) || ofCommands.has(name)) continue
      const plain = name.replace(/^no-/, '')
      expect([name, name in serveOptions || plain in serveOptions]).toEqual([name, true])
    }
    for (const [, path = ''] of text.matchAll(/\]\(([\w.-]+\.md)\)/g))
      expect(pages.map(([name]) => name)).toContain(path)
  })

  it('the index lists all pages about operating a service', () => {
    const [, list = ''] = pages.find(([name]) => name === 'index.md') ?? []
    for (const [name] of pages) if (name !== 'index.md') expect(list).toContain(`](${name})`)
  })

  it('the pages about operating mention every option of serve, except --host, --port and the input options', () => {
    const untold = Object.keys(serveOptions).filter(name => !inputs.has(name) && !all.includes(name))
    expect(untold).toEqual([])
  })
})

/** Options that the pages about operating need not describe: the port, the host and the input options. */
const inputs = new Set<string>(['port', 'host', ...Object.keys(inputOptions)])

describe('compose.yaml', () => {
  const { services } = parse(readFileSync(`${root}compose.yaml`, 'utf8'))

  it('compose.yaml sets only valid options of the service', () => {
    const given = Object.entries<unknown>(services.serve.environment).map(([name, value]) => [name, String(value)])
    const values = fromEnvironment(serveOptions, 'CITABLE_SERVE_', Object.fromEntries(given))
    expect(Object.keys(values)).toHaveLength(given.length)
    expect(values).toMatchObject({ host: '0.0.0.0', files: '/data/files', drain: 5, 'metrics-port': 9090 })
  })

  it('compose.yaml sets only valid options of ingest, withdraw and restore, and puts no password on a command line', () => {
    const env = Object.fromEntries(
      Object.entries<unknown>(services.ingest.environment).map(([name, value]) => [name, String(value)]),
    )
    const db = services.serve.environment.CITABLE_SERVE_DB
    expect(fromEnvironment(ingestOptions, 'CITABLE_INGEST_', env)).toEqual({ db, 'fail-on': 'never' })
    expect(fromEnvironment(withdraw.options, 'CITABLE_WITHDRAW_', env)).toEqual({ db })
    expect(fromEnvironment(restore.options, 'CITABLE_RESTORE_', env)).toEqual({ db })
    for (const { command } of Object.values<{ command?: string[] }>(services))
      expect(command?.join(' ') ?? '').not.toContain('PASSWORD')
  })

  it('compose.yaml starts the service on a read-only file system after the database is filled', () => {
    expect(services.serve.depends_on).toEqual({ ingest: { condition: 'service_completed_successfully' } })
    expect(services.serve.read_only).toBe(true)
    for (const { volumes } of [services.serve, services.ingest])
      for (const volume of volumes) expect(volume).toMatch(/:ro$/)
  })
})
