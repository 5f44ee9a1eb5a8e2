import type { Diagnostic, JsonPatchOperation } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import type { RefusedFix } from '../../validation/fix/fix-text.ts'
import { checkedFile } from '../pieces/check.ts'
import type { FixedFile } from './fix-file.ts'
import type { FixAnyOptions } from './fix-options.ts'
import type { FixedPiece } from './fix-piece.ts'
import { fixedChunks } from './fixed-chunks.ts'

/** Fixes XML with many records, each by itself, as in a large file; what stands between them stays byte for byte. */
export async function fixList(
  file: string,
  bytes: Uint8Array,
  from: FormatId | 'auto',
  { unsafe, only, ...checking }: FixAnyOptions,
  fix: (piece: Piece, options: FixAnyOptions) => Promise<FixedPiece>,
): Promise<FixedFile> {
  const [fixed, refused, patches]: [Diagnostic[], RefusedFix[], JsonPatchOperation[][]] = [[], [], []]
  let index = 0
  const options: FixAnyOptions = {
    ...checking,
    ...(unsafe !== undefined && { unsafe }),
    ...(only && { only: (finding, record) => only(finding, { ...record, index: index + record.index }) }),
  }
  const chunks: Uint8Array[] = []
  const whole = async function* () {
    yield bytes
  }
  for await (const chunk of fixedChunks(whole(), from, new AbortController().signal, async piece => {
    const one = await fix(piece, options)
    fixed.push(...one.fixed)
    refused.push(...one.refused)
    patches.push(...one.patches.map(patch => [...patch]))
    index += one.records
    return one.bytes
  }))
    chunks.push(chunk)
  const after = Buffer.concat(chunks)
  const [before, text] = [bytes, after].map(part => new TextDecoder('utf-8', { ignoreBOM: true }).decode(part)) as [
    string,
    string,
  ]
  const { result: report } = await checkedFile(file, after, { ...checking, from })
  return { text, before, fixed, refused, patches, report, isChanged: text !== before }
}
