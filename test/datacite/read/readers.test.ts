import { describe, expect, test } from 'vitest'
import { dataciteReaders } from '../../../src/datacite/read/datacite-readers.ts'
import { syntaxReaders } from '../../../src/datacite/read/syntax-readers.ts'
import { noStretch } from '../../../src/records/extent.ts'
import type { Piece } from '../../../src/records/piece.ts'
import { readPiece } from '../../../src/records/read-piece.ts'
import { parseJson } from '../../../src/text/json/document.ts'
import { records } from '../../records/inputs.ts'

const piece = (text: string | Uint8Array, given: Partial<Piece> = {}): Piece => ({
  kind: 'text',
  bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
  gap: noStretch,
  ...given,
})
const lines = records.map(record => `${JSON.stringify(record)}\n`).join('')
const entries = records.map(record => JSON.stringify(record)).join(',')

describe('the readers of JSON alone', () => {
  test.each([
    ['one record', piece(JSON.stringify(records[0]))],
    ['a list', piece(JSON.stringify(records))],
    ['lines', piece(lines, { kind: 'lines' })],
    ['lines, some of which are broken', piece(`{"doi": \n${lines}nothing\n`, { kind: 'lines' })],
    ['entries of a list', piece(entries, { kind: 'list', list: { pointer: '/data', first: 7 } })],
    ['a truncated text', piece('{"doi": ')],
    ['a graph', piece('{"@graph": []}')],
    ['bytes that are not text', piece(Uint8Array.of(0x7b, 0xff, 0xff, 0x7d))],
    ['a piece with a fault', piece('', { fault: { rule: 'a', message: 'b', extent: noStretch } })],
  ])('the readers for JSON alone and for all DataCite formats return the same result for %s', (_, given) => {
    const read = (readers: ReturnType<typeof dataciteReaders>) => {
      const { parts, extent } = readPiece(given, readers)
      const found = parts.map(({ documents, diagnostics, placed }) => ({
        records: [...documents].map(({ syntax, records: held }) => [
          syntax,
          held.map(({ index, format, record, base }) => [index, format, record, base]),
        ]),
        diagnostics: diagnostics.map(placed),
      }))
      return { found, extent }
    }
    expect(read(syntaxReaders(parseJson))).toEqual(read(dataciteReaders('auto', false)))
  })
})
