import { checkPiece } from '../../stream/check-piece.ts'
import { check } from '../../validation/check.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { isXmlList } from '../inputs/xml-list.ts'
import { checkList } from './check-list.ts'

/** Checks the bytes of DataCite metadata; the records of XML with many (`<resources>`, an answer of OAI-PMH) each by itself, as in a large file. */
export function checkBytes(bytes: Uint8Array, options: CheckOptions): CheckReport | Promise<CheckReport> {
  return isXmlList(bytes)
    ? checkList(bytes, options, (piece, own) => checkPiece(piece, own)).then(({ report }) => report)
    : check(bytes, options)
}
