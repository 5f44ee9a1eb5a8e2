import { expect, test } from 'vitest'
import { checkStream } from '../../src/stream.ts'
import { all } from './inputs.ts'

test('checkStream counts a CRLF that is split between two chunks as one line break', async () => {
  // A stream is split once 256 KiB have arrived.
  const first = `{"doi":"10.5072/a","titles":[{"title":"${'Soil '.repeat(60_000)}"}]}`
  const reports = await all(checkStream([`[${first},\r`, '\n{"doi":"10.5072/b","language":"english"}]']))
  const finding = reports[1]?.diagnostics.find(({ rule }) => rule === 'language-tag')
  expect(finding?.position?.start).toMatchObject({ line: 2, column: 31 })
})
