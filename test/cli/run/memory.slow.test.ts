import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formats } from '../../../src/formats/formats.ts'
import { type BundledCommand, bundledCommand } from '../bundled-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'citable-memory-'))
const dumps = [20_000, 60_000].map(count => ({ count, path: join(folder, `${count}.ndjson`) }))
let command: BundledCommand

beforeAll(async () => {
  command = await bundledCommand()
  for (const { count, path } of dumps) await writeDump(path, count)
})

async function writeDump(path: string, count: number): Promise<void> {
  const file = createWriteStream(path)
  for (let number = 0; number < count; number++) {
    const record = {
      doi: `10.5072/${number}`,
      titles: [{ title: `Rain at station ${number}` }],
      creators: [{ name: 'Okafor, Ada', nameType: 'Personal' }],
      publisher: { name: 'Rain Press' },
      publicationYear: '2024',
      types: { resourceTypeGeneral: 'Dataset' },
      subjects: [{ subject: 'rain' }, { subject: 'flood' }],
    }
    if (!file.write(`${JSON.stringify(record)}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

afterAll(() => {
  command.remove()
  rmSync(folder, { recursive: true })
})

/** Formats whose text is a single XML document that contains all records. */
const documents = ['crossref-xml', 'mods', 'jats', 'endnote-xml', 'dublin-core', 'dcat-rdf', 'schema-org-rdf']

const rows = formats
  .filter(({ write, holdsOne }) => write !== undefined && !holdsOne)
  .map(({ id }) => ({ to: id, ...(documents.includes(id) ? dumps[1] : dumps[0]) }))

test.each(rows)(
  'convert uses at most 150 MB of memory to convert $count records to a single text in $to',
  async ({ to, path }) => {
    const args = ['--max-old-space-size=64', command.path, 'convert', path ?? '', '--to', to, '--quiet', '--jobs', '1']
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const ended = once(child, 'exit')
    const errors = text(child.stderr)
    let memory = 0
    while (child.exitCode === null && child.signalCode === null) {
      const status = `/proc/${child.pid}/status`
      if (existsSync(status))
        memory = Math.max(memory, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0))
      await setTimeout(100)
    }
    const [code] = await ended
    expect([code, await errors]).toEqual([0, ''])
    expect(memory).toBeLessThan(150_000)
  },
)
