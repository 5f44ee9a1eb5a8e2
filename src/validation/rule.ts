import type { JsonPatchOperation, RegistryEffect, Severity } from '../diagnostic.ts'
import type { FormatId } from '../formats/format.ts'
import type { Kernel, StatedKernel } from '../kernel/kernels.ts'
import type { Datacite } from '../model/datacite.ts'
import type { Path } from '../pointer.ts'

/** What every rule says about itself; it is also the rule's page. */
export interface RuleInfo {
  /** Kebab-case; never renamed. */
  id: string
  severity: Severity
  /** What the registry does, unless a finding says otherwise. */
  registry: RegistryEffect
  /** Runs in the profile `strict` only. */
  strict?: true
  /** One sentence: what a record should be like. */
  summary: string
  /** Why it matters to the person who gets the finding, in a short paragraph. */
  why: string
  references: readonly { title: string; url: string }[]
}

/** A check beyond the kernel's schema, with everything that there is to say about it. */
export interface Rule extends RuleInfo {
  examples: { passes: readonly Example[]; fails: readonly FailingExample[] }
  /** Reports everything that is wrong in one record; must not throw, whatever the record holds. */
  check(context: RuleContext): void
}

/** A check of how a record was written down, before it became a canonical record. */
export interface InputRule extends RuleInfo {
  /** Whole inputs, as text. */
  examples: {
    passes: readonly { input: string }[]
    fails: readonly (Pick<FailingExample, 'findings'> & { input: string })[]
  }
  check(context: InputContext): void
}

/** What an input rule is given; all paths lead into the document as it was written. */
export interface InputContext {
  /** Members that the record's format does not know. */
  unknown: readonly { path: Path; name: string; known: readonly string[] }[]
  /** Member names that an object has more than once. */
  duplicates: readonly { pointer: string; key: string }[]
  /** Numbers that JavaScript and most other readers cannot hold exactly. */
  imprecise: readonly string[]
  /** The record as it was written. */
  value: unknown
  report(finding: InputFinding): void
}

/** What an input rule found. */
export interface InputFinding extends Omit<Finding, 'path'> {
  /** Into the document as it was written. */
  pointer: string
  /** Whether the name of the member is at fault, not its value. */
  atKey?: true
}

/** A record (the members that matter) that a rule is happy with. */
export interface Example {
  record: Datacite
  kernel?: Kernel
  format?: FormatId
}

/** A record that a rule finds fault with, and what it says. */
export interface FailingExample extends Example {
  findings: readonly { pointer: string; message: string }[]
}

/** What a rule is given. The record may hold values of wrong types anywhere: the schema reports those, a rule passes over them. */
export interface RuleContext {
  record: Datacite
  /** The kernel by which the record is judged. */
  kernel: Kernel
  /** What the record itself says about its kernel. */
  stated: StatedKernel
  format: FormatId
  report(finding: Finding): void
}

/** What a rule found; number and name of the property, position and address are filled in from `path`. */
export interface Finding {
  /** Where in the canonical record. */
  path: Path
  message: string
  /** The value at `path`, where not given. */
  actual?: unknown
  expected?: string
  suggestions?: string[]
  registry?: RegistryEffect
  severity?: Severity
  fix?: FindingFix
}

/** A fix in terms of the canonical record; pointers are turned into the input's own. */
export interface FindingFix {
  description: string
  safe: boolean
  patch: JsonPatchOperation[]
}
