import type { JsonPatchOperation, Severity } from '../core/diagnostic.ts'
import type { Path } from '../core/pointer.ts'
import type { DataciteFormatId } from '../datacite/format.ts'
import type { Kernel, StatedKernel } from '../kernel/kernels.ts'
import type { Said } from '../messages/message.ts'
import type { Datacite } from '../model/datacite.ts'
import type { BehaviourId } from '../registry/act.ts'

/** Properties common to all findings of a rule. */
export interface RuleInfo {
  /** Kebab-case; never renamed. */
  id: string
  severity: Severity
  /** The page of a rule that is not ours. */
  url?: string
  /**
   * The registry behaviours behind the findings of this rule; a finding has their effect at its place. Absent if the registry accepts the
   * values unchanged.
   */
  behaviours?: readonly BehaviourId[]
  /** Speaks only where the registry does something: its findings are about nothing else. */
  ifActedOn?: true
  /** Runs only in the profile `strict` and, if the registry acts on it, in `registry`. */
  strict?: true
  /** Runs in the profile `fair`, and in `strict`: about what makes a record easier to find, reach and use again. */
  fair?: true
}

/** A check of a record's values beyond the kernel's schema. */
export interface Rule extends RuleInfo {
  /** Reports everything that is wrong in one record; must not throw, whatever the record contains. */
  check(context: RuleContext): void
}

/** A check of how a record was written down, before it became a canonical record. */
export interface InputRule extends RuleInfo {
  /** The formats whose records it checks even if reading them found nothing unusual; none by default. */
  formats?: readonly DataciteFormatId[]
  check(context: InputContext): void
}

/** The page of a rule, `rules/<id>.md`: its documentation, its messages and its tests. */
export interface RulePage<Passing = unknown, Failing = unknown> {
  /** One sentence that states what the rule requires. */
  summary: string
  /** Why it matters to the person who gets the finding, in a short paragraph. */
  why: string
  /** The English texts of its messages, by key. */
  messages: Readonly<Record<string, string>>
  examples: { passes: readonly Passing[]; fails: readonly Failing[] }
  references: readonly { title: string; url: string }[]
}

/** Documentation whose examples are records (the members that matter). */
export type RuleDocs = RulePage<Example, Example & ExampleFinding>

/** Documentation whose examples are whole inputs, as text. */
export type InputRuleDocs = RulePage<{ input: string }, { input: string } & ExampleFinding>

/** A rule with its documentation. */
export type DocumentedRule = Rule & RuleDocs

/** An input rule with its documentation. */
export type DocumentedInputRule = InputRule & InputRuleDocs

/** The context of an input rule. All paths point into the document as written. */
export interface InputContext {
  /** Members that the record's format does not know. */
  unknown: readonly { path: Path; name: string; known: readonly string[] }[]
  /** Member names that occur more than once in an object. */
  duplicates: readonly { pointer: string; key: string }[]
  /** Numbers that JavaScript and most other readers cannot hold exactly. */
  imprecise: readonly string[]
  /** The document as it was written, and the path of the record in it. */
  value: unknown
  base: Path
  format: DataciteFormatId
  report(finding: InputFinding): void
}

/** A finding of an input rule. */
export interface InputFinding extends Omit<Finding, 'path'> {
  /** Into the document as it was written. */
  pointer: string
  /** True if the member's name is wrong, not its value. */
  atKey?: true
}

/** A record (only the members that matter) that a rule accepts. */
export interface Example {
  record: Datacite
  kernel?: Kernel
  format?: DataciteFormatId
  required?: readonly string[]
}

/** The finding of a rule in a failing example. */
export interface ExampleFinding {
  pointer: string
  message: string
}

/** The context of a rule. The record may contain values of wrong types anywhere: the schema reports such values, rules ignore them. */
export interface RuleContext {
  record: Datacite
  /** The kernel that the record is checked against. */
  kernel: Kernel
  /** The kernel declared by the record itself. */
  stated: StatedKernel
  format: DataciteFormatId
  /** The properties that the configuration requires, each by its way through the record: `creators.nameIdentifiers`. */
  required: readonly string[]
  /**
   * Returns the landing page address, which REST JSON has next to the kernel's properties. A finding about the address has the path
   * `['url']`.
   */
  landingPage?: (() => unknown) | undefined
  report(finding: Finding): void
}

/** A finding of a rule. The property's number and name, the position and the URL are derived from `path`. */
export interface Finding {
  /** The path in the canonical record. */
  path: Path
  message: Said
  /** The value at `path` by default. */
  actual?: unknown
  expected?: Said
  suggestions?: string[]
  /** The finding's behaviours if they are fewer than its rule's. */
  behaviours?: readonly BehaviourId[]
  severity?: Severity
  /** Told only where every change is told, as the registry makes this one itself: in the profiles `registry` and `strict`, and if the rule is asked for. */
  isChange?: true
  fix?: FindingFix
}

/** A fix in terms of the canonical record; its pointers are translated into the input's own. */
export interface FindingFix {
  description: Said
  safe: boolean
  patch: JsonPatchOperation[]
}
