import { checkStream } from '../../stream/check-stream.ts'
import { beginsXmlList } from '../../stream/sniff.ts'
import { check } from '../../validation/check.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'

/** Checks the bytes of a file; the records of XML with many (`<resources>`, an answer of OAI-PMH) each by itself, as in a large file. */
export function checkBytes(bytes: Uint8Array, options: CheckOptions): CheckReport | Promise<CheckReport> {
  return isXmlList(bytes) ? checkList(bytes, options) : check(bytes, options)
}

/** Whether bytes are XML with many records. */
export const isXmlList = (bytes: Uint8Array): boolean =>
  beginsXmlList(new TextDecoder().decode(bytes.subarray(0, enoughForRoot)))

const enoughForRoot = 4096

async function checkList(bytes: Uint8Array, { maxFindings, ...options }: CheckOptions): Promise<CheckReport> {
  const report: CheckReport = { records: [], diagnostics: [] }
  for await (const one of checkStream([bytes], options)) {
    if (one.index === undefined) report.diagnostics.push(...one.diagnostics)
    else report.records.push(one)
  }
  return report
}
