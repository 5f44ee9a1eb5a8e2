import type { JsonPatchOperation, Severity } from '../core/diagnostic.ts'
import type { Path } from '../core/pointer.ts'
import type { DataciteFormatId } from '../datacite/format.ts'
import type { Kernel, StatedKernel } from '../kernel/kernels.ts'
import type { Said } from '../messages/message.ts'
import type { Datacite } from '../model/datacite.ts'
import type { BehaviourId } from '../registry/act.ts'

/** Properties common to all rules. */
export interface RuleInfo {
  /** The rule's id in kebab-case, which is never renamed. */
  id: string
  severity: Severity
  /** The URL of a custom rule's page. */
  url?: string
  /**
   * The registry behaviours behind the findings of this rule; absent if the registry accepts the values unchanged. A
   * finding has the effect that these behaviours have on its value.
   */
  behaviours?: readonly BehaviourId[]
  /** True if the rule reports only values on which the registry acts. */
  ifActedOn?: true
  /**
   * True if the rule runs in the profiles `recommended` and `fair` only when enabled explicitly.
   *
   * Runs in the profile `strict`, and in `registry` if the registry usually acts on the reported values.
   */
  strict?: true
  /**
   * True if the rule concerns findability, access and reuse. Such a rule runs in the profile `fair`, but not in
   * `recommended` unless enabled explicitly.
   */
  fair?: true
}

/** A check of a record's values beyond the kernel's schema. */
export interface Rule extends RuleInfo {
  /** True if the rule also checks external resources, whose records contain no metadata. */
  isForExternal?: true
  /** Reports all findings of the rule about a record. Must not throw, whatever the record contains. */
  check(context: RuleContext): void
}

/** A check of a record as written, before its conversion to a canonical record. */
export interface InputRule extends RuleInfo {
  /** The formats whose records are checked by the rule even if parsing found nothing unusual. Defaults to none. */
  formats?: readonly DataciteFormatId[]
  check(context: InputContext): void
}

/**
 * The content of a rule's page, `rules/<id>.md`: documentation, messages and examples.
 *
 * The examples are run as tests.
 */
export interface RulePage<Passing = unknown, Failing = unknown> {
  /** One sentence that states what the rule requires. */
  summary: string
  /** The reason for the rule, as a short paragraph for the person who reads the finding. */
  why: string
  /** The English texts of the messages, by key. */
  messages: Readonly<Record<string, string>>
  examples: { passes: readonly Passing[]; fails: readonly Failing[] }
  references: readonly { title: string; url: string }[]
}

/** The documentation of a rule about records. Each example is a record with only the relevant members. */
export type RuleDocs = RulePage<Example, Example & ExampleFinding>

/** The documentation of a rule whose examples are whole inputs, as text. */
export type InputRuleDocs = RulePage<{ input: string }, { input: string } & ExampleFinding>

/** A rule with its documentation. */
export type DocumentedRule = Rule & RuleDocs

/** An input rule with its documentation. */
export type DocumentedInputRule = InputRule & InputRuleDocs

/** The context of an input rule. All paths refer to the document as written. */
export interface InputContext {
  /** Members that the record's format does not define. */
  unknown: readonly { path: Path; name: string; known: readonly string[] }[]
  /** Member names that occur more than once in an object. */
  duplicates: readonly { pointer: string; key: string }[]
  /** Pointers to numbers that JavaScript and most other parsers cannot represent exactly. */
  imprecise: readonly string[]
  /** The document as written. `base` is the path of the record in the document. */
  value: unknown
  base: Path
  format: DataciteFormatId
  report(finding: InputFinding): void
}

/** A finding of an input rule. */
export interface InputFinding extends Omit<Finding, 'path'> {
  /** A JSON Pointer into the document as written. */
  pointer: string
  /** True if the finding is about the name of a member, not its value. */
  atKey?: true
}

/** An example for a rule: a record with only the relevant members, and the settings of its check. */
export interface Example {
  record: Datacite
  kernel?: Kernel
  format?: DataciteFormatId
  required?: readonly string[]
}

/** The finding that a rule reports for an example that fails. */
export interface ExampleFinding {
  pointer: string
  message: string
}

/**
 * The context of a rule. The record may contain values of wrong types anywhere, which the schema reports and rules
 * ignore.
 */
export interface RuleContext {
  record: Datacite
  /** The kernel used for the check. */
  kernel: Kernel
  /** The kernel declared by the record itself. */
  stated: StatedKernel
  format: DataciteFormatId
  /** The properties that the configuration requires, each by its path in the record: `creators.nameIdentifiers`. */
  required: readonly string[]
  /**
   * Returns the landing page URL, which REST JSON contains in addition to the kernel's properties. A finding about this
   * URL has the path `['url']`.
   */
  landingPage?: (() => unknown) | undefined
  report(finding: Finding): void
}

/**
 * A finding of a rule. The number and name of the property, the position in the input and the URL of the page are
 * derived from `path` and the rule.
 */
export interface Finding {
  /** The path in the canonical record. */
  path: Path
  message: Said
  /** The value to show with the finding. Defaults to the value at `path`. */
  actual?: unknown
  expected?: Said
  suggestions?: string[]
  /** The behaviours that cause the finding, if they are only some of the rule's behaviours. */
  behaviours?: readonly BehaviourId[]
  severity?: Severity
  /**
   * True if the finding is about a change that the registry makes itself. Such a finding is reported only in the
   * profiles `registry` and `strict`, or if the rule is enabled explicitly.
   */
  isChange?: true
  fix?: FindingFix
}

/** A fix expressed in terms of the canonical record. Its pointers are converted to pointers into the input. */
export interface FindingFix {
  description: Said
  safe: boolean
  patch: JsonPatchOperation[]
}
