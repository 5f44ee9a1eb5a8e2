import { expect, test } from 'vitest'
import { noStretch } from '../../../src/records/extent.ts'
import type { Piece } from '../../../src/records/piece.ts'
import { checkJsonPiece } from '../../../src/validation/run/check-json-piece.ts'
import { checkPiece } from '../../../src/validation/run/check-piece.ts'
import { records } from '../../stream/inputs.ts'

const piece = (text: string, given: Partial<Piece> = {}): Piece => ({
  kind: 'lines',
  bytes: new TextEncoder().encode(text),
  gap: noStretch,
  ...given,
})

const lines = records.map(record => `${JSON.stringify(record)}\n`).join('')
const entries = records.map(record => JSON.stringify(record)).join(',')

test.each([
  ['lines', piece(lines)],
  ['lines of which some are broken', piece(`{"doi": \n${lines}nothing\n`)],
  ['a broken line', piece('nothing\n')],
  ['entries of a list', piece(entries, { kind: 'list', list: { pointer: '/data', first: 7 } })],
  ['what was passed over', piece('', { kind: 'text', fault: { rule: 'a', message: 'b', extent: noStretch } })],
])('%s are checked as every piece is', (_, given) => {
  const seen: number[] = []
  const checked = checkJsonPiece(given, { profile: 'strict' }, ({ index }) => seen.push(index))
  const again: number[] = []
  expect(checked).toEqual(checkPiece(given, { profile: 'strict' }, ({ index }) => again.push(index)))
  expect(seen).toEqual(again)
})

test.each([
  [
    'a record that carries XML',
    piece(`${lines}{"type": "dois", "attributes": {"doi": "10.5072/x", "xml": "<resource/>"}}\n`),
  ],
  ['YAML', piece('doi: 10.5072/a\n', { kind: 'yaml' })],
  ['XML', piece('<resource/>', { kind: 'text' })],
])('%s is left to others', (_, given) => {
  expect(checkJsonPiece(given, {})).toBeUndefined()
})
