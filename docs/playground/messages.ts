import type { RegistryEffect, Severity } from '../../src/core/diagnostic.ts'

/** A finding as the page shows it; `from` is -1 if the finding has no place in the text. */
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
  fix: { description: string; isSafe: boolean; edits: { start: number; end: number; text: string }[] } | undefined
}

/** A record as the page lists it. */
export interface ShownRecord {
  format: string
  kernel: string
  doi: string
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
  cite: { text: string; style: string; locale: string; format: 'text' | 'html' }
  convert: { text: string; to: string }
  versions: { text: string }
  lists: Record<string, never>
  resolve: { doi: string }
}

/** The result of each task. */
export interface Answers {
  check: { records: ShownRecord[]; findings: ShownFinding[] }
  cite: { text: string; notes: string[] }
  convert: { text: string; losses: ShownLoss[]; problems: string[] }
  versions: { svg: string; warnings: string[]; nodes: number }
  lists: { styles: string[]; locales: string[]; formats: { id: string; name: string }[] }
  resolve: { text: string }
}

/** The name of a task. */
export type Task = keyof Questions
