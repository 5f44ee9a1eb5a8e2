import type { RegistryEffect, Severity } from '../../src/core/diagnostic.ts'

/** A finding as the page shows it; `from` is -1 if the finding has no position in the text. */
export interface ShownFinding {
  rule: string
  severity: Severity
  registry: RegistryEffect
  message: string
  pointer: string
  from: number
  to: number
  line: number
  column: number
  /** The index of the record; -1 for a finding about the text as a whole. */
  record: number
  fix: ShownFix | undefined
}

/** A fix as the page shows it. If `edits` is undefined, the worker computes the edits after a click. */
export interface ShownFix {
  description: string
  edits: { start: number; end: number; text: string }[] | undefined
}

/** A record as the page lists it. */
export interface ShownRecord {
  format: string
  kernel: string
  /** The DOI, else the title of a record in a foreign format, else an empty string. */
  name: string
  outcome: 'valid' | 'invalid'
}

/** A loss of a conversion as the page shows it. */
export interface ShownLoss {
  kind: string
  pointer: string
  message: string
}

/** The input of each task. */
export interface Questions {
  check: { text: string }
  fix: { text: string; finding: Pick<ShownFinding, 'rule' | 'pointer' | 'message' | 'record'> }
  decode: { bytes: Uint8Array }
  cite: { text: string; style: string; locale: string; format: 'text' | 'html' }
  convert: { text: string; to: string }
  versions: { text: string }
  lists: Record<string, never>
  resolve: { doi: string }
}

/** The result of each task. */
export interface Answers {
  /** `doi` is empty unless the text is a DOI and nothing else. */
  check: { records: ShownRecord[]; findings: ShownFinding[]; doi: string }
  /** The text after the fix. If the text is unchanged, `reason` may state why; otherwise `reason` is empty. */
  fix: { text: string; reason: string }
  decode: { text: string }
  cite: { text: string; notes: string[] }
  convert: { text: string; losses: ShownLoss[]; problems: string[] }
  /** `svg` is empty if there are no versions. Warnings with the same code form one list. */
  versions: { svg: string; warnings: string[][]; nodes: number; records: number }
  lists: { styles: string[]; locales: string[]; formats: { id: string; name: string }[] }
  resolve: { text: string }
}

/** The name of a task. */
export type Task = keyof Questions
