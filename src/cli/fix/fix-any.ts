import type { FormatId } from '../../formats/format.ts'
import { isOtherFormat } from '../../formats/ids.ts'
import type { Piece } from '../../records/piece.ts'
import { isXmlList } from '../inputs/xml-list.ts'
import { type FixedFile, fixFile } from './fix-file.ts'
import { fixList } from './fix-list.ts'
import type { FixAnyOptions } from './fix-options.ts'
import { type FixedPiece, fixPiece } from './fix-piece.ts'
import { dataciteFixer, type Fixer } from './fixer.ts'

/** Fixes the bytes of a file in any format. What reads the formats of others is loaded only where an input is not DataCite metadata. */
export async function fixAny(
  name: string,
  bytes: Uint8Array,
  from: FormatId | 'auto',
  options: FixAnyOptions,
): Promise<FixedFile> {
  if (isXmlList(bytes)) return fixList(name, bytes, from, options, (piece, own) => fixAnyPiece(name, piece, from, own))
  if (isOtherFormat(from)) return fixFile(bytes, options, await converter(from))
  const fixed = fixFile(bytes, options, dataciteFixer(from))
  const { records, diagnostics } = fixed.report
  if (from !== 'auto' || records.length > 0 || diagnostics.length === 0) return fixed
  const other = await otherFormat(name, bytes)
  return other === undefined ? fixed : fixFile(bytes, options, await converter(other))
}

/** A piece with its fixes made, and whether its records were converted for that. */
export interface FixedAnyPiece extends FixedPiece {
  isConverted: boolean
}

/** Fixes a piece of such an input. */
export async function fixAnyPiece(
  name: string,
  piece: Piece,
  from: FormatId | 'auto',
  options: FixAnyOptions,
): Promise<FixedAnyPiece> {
  if (isOtherFormat(from)) return fixConvertedPiece(piece, from, options)
  const fixed = { ...fixPiece(piece, options, dataciteFixer(from)), isConverted: false }
  if (from !== 'auto' || piece.fault !== undefined || fixed.records > 0 || fixed.left.length === 0) return fixed
  const other = (await otherFormat(name, piece.bytes)) ?? (piece.format as FormatId | undefined)
  return other === undefined ? fixed : fixConvertedPiece(piece, other, options)
}

const fixConvertedPiece = async (piece: Piece, format: FormatId, options: FixAnyOptions): Promise<FixedAnyPiece> => ({
  ...fixPiece(piece, options, await converter(format)),
  isConverted: true,
})

const otherFormat = async (name: string, bytes: Uint8Array): Promise<FormatId | undefined> =>
  (await import('../inputs/format-of.ts')).otherFormatIn(name, bytes)

async function converter(format: FormatId): Promise<Fixer> {
  const [{ fixConverted }, { loadFormats }] = await Promise.all([
    import('./fix-converted.ts'),
    import('../inputs/load-formats.ts'),
  ])
  const [loaded] = await loadFormats([format])
  if (loaded === undefined) throw new TypeError(`There is nothing that reads "${format}".`)
  return { fix: (input, options) => fixConverted(input, loaded, options), isConverting: true }
}
