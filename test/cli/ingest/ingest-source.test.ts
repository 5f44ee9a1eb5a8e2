import { expect, test } from 'vitest'
import { memoryCatalog } from '../../../src/catalog/index.ts'
import { ingestSource } from '../../../src/cli/ingest/sources/ingest-source.ts'
import { serviceSource } from '../../../src/cli/ingest/sources/service.ts'
import { stateFile } from '../../../src/cli/ingest/sources/state.ts'
import { settingsOf } from '../../../src/request/settings.ts'
import { fakeTerminal } from '../fake-terminal.ts'

test('ingestSource requests no batch size by default, so that the catalog can shorten batches of long records', async () => {
  const { terminal } = fakeTerminal()
  const catalog = memoryCatalog()
  const batches: unknown[] = []
  const noting = {
    ...catalog,
    ingest(...[records, options]: Parameters<typeof catalog.ingest>) {
      batches.push(options?.batch)
      return catalog.ingest(records, options)
    },
  }
  const given = {
    settings: settingsOf({ fetch: async () => Response.json({ count: 0, next: null, previous: null, results: [] }) }),
    states: await stateFile('states.json', terminal),
    signal: new AbortController().signal,
    now: Date.now,
    onRefused: async () => undefined,
  }
  const source = serviceSource('https://service.example.org')
  await ingestSource(noting, source, given, terminal)
  await ingestSource(noting, source, { ...given, batch: 7 }, terminal)
  expect(batches).toEqual([undefined, 7])
})
