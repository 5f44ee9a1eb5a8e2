import type { FormatId } from '../../formats/format.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { isXmlList } from '../inputs/xml-list.ts'
import { checkAny, checkAnyPiece } from './check-any.ts'
import { checkList } from './check-list.ts'

/** Checks the bytes of a file; the records of XML with many (`<resources>`, an answer of OAI-PMH) each by itself, as in a large file. */
export const checkBytes = async (
  file: string,
  bytes: Uint8Array,
  options: CheckOptions<FormatId>,
): Promise<CheckReport<FormatId>> =>
  isXmlList(bytes)
    ? (await checkList<FormatId>(bytes, options, (piece, own) => checkAnyPiece(file, piece, own))).report
    : checkAny(file, bytes, options)
