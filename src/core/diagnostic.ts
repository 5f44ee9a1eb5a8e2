/** The severities of findings, the most important first. */
export const severityChoices = ['error', 'warning', 'info'] as const

/** The importance of a finding to the user. */
export type Severity = (typeof severityChoices)[number]

/**
 * The effect of a finding on registration with DataCite: the record is refused, a value is lost or altered, or the record is accepted
 * unchanged.
 */
export type RegistryEffect = 'rejects' | 'drops' | 'changes' | 'accepts'

/** A place in a text: `line` and `column` start at 1, `column` and `offset` count UTF-16 units, `offset` starts at 0. */
export interface Position {
  line: number
  column: number
  offset: number
}

/** A stretch of text, from the first character to the one after the last. */
export interface Range {
  start: Position
  end: Position
}

/** One step of a JSON Patch (RFC 6902) against the user's own input. */
export type JsonPatchOperation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; from: string; path: string }

/** A sentence as data, from which it is made in any language. */
export interface Sentence {
  /** The id of the text: `title-blank/typed`. */
  id: string
  /** The values in it, by name. */
  values?: Readonly<Record<string, SentenceValue>>
}

/** A value in a sentence; a list is enumerated. */
export type SentenceValue = string | number | Sentence | readonly SentenceValue[]

/** A change that would settle a finding; `safe` means that no information is lost and nothing is guessed. */
export interface Fix {
  description: string
  /** The description as data; absent for a rule that is not ours. */
  sentence?: Sentence
  safe: boolean
  patch: JsonPatchOperation[]
}

/** One finding about one place of one record. */
export interface Diagnostic {
  /** The rule that speaks, kebab-case and never renamed: `schema/enum`, `orcid-check-digit`. */
  rule: string
  severity: Severity
  registry: RegistryEffect
  /** The problem and its remedy. Names the value and ends with a full stop. */
  message: string
  /** The id of the message: `title-blank/typed`. A rule that is not ours has its own id here. */
  messageId: string
  /** The values in the message, by name. */
  values?: Readonly<Record<string, SentenceValue>>
  /** JSON Pointer (RFC 6901) into the input; `''` is the whole document. */
  pointer: string
  /** An XPath-like path, for XML input only. */
  path?: string
  /** The range in the input text, absent if the input had no text. */
  position?: Range
  /**
   * The range in XML embedded in the record. The command's reports use it instead of `position`, which would be taken for a place in the
   * file.
   */
  xmlPosition?: Range
  /** Number and name of the kernel property: `7.a contributorType`. */
  property?: string
  actual?: unknown
  expected?: string
  /** The expectation as data. */
  expectedSentence?: Sentence
  /** The values that were probably meant, the likeliest first. */
  suggestions?: string[]
  fix?: Fix
  /** True if the registry takes the record as a draft with this, and would refuse it when published. */
  isInDraft?: true
  /** The number of findings of this kind in the record, if they are reported as one. This finding is the first. */
  count?: number
  /** JSON Pointers into the input for the other findings, if they are reported as one. */
  also?: string[]
  /** The rule's page. */
  url: string
}

const rulePages = 'https://github.com/citable/citable/blob/main/src/validation/rules/'

/** The address of a rule's page; all `schema/…` findings share one, and so do all `registry/…` findings. */
export const ruleUrl = (rule: string): string =>
  `${rulePages}${/^(?:schema|registry|online)(?=\/)/.exec(rule)?.[0] ?? rule}.md`
