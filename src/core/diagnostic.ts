/** The severities of findings, most severe first. */
export const severityChoices = ['error', 'warning', 'info'] as const

/** The importance of a finding to the user. */
export type Severity = (typeof severityChoices)[number]

/**
 * The effect of a finding on registration with DataCite: the record is rejected, a value is lost or altered, or the
 * record is accepted unchanged.
 */
export type RegistryEffect = 'rejects' | 'drops' | 'changes' | 'accepts'

/**
 * A position in a text. `line` and `column` start at 1, `offset` starts at 0; `column` and `offset` count UTF-16 units.
 */
export interface Position {
  line: number
  column: number
  offset: number
}

/** A range of text. `end` is the position after the last character. */
export interface Range {
  start: Position
  end: Position
}

/** One operation of a JSON Patch (RFC 6902) that applies to the user's own input. */
export type JsonPatchOperation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; from: string; path: string }

/** A sentence as data, which can be rendered in any language. */
export interface Sentence {
  /** The id of the text: `title-blank/typed`. */
  id: string
  /** The values in the sentence, by name. */
  values?: Readonly<Record<string, SentenceValue>>
}

/** A value in a sentence. A list is rendered as an enumeration. */
export type SentenceValue = string | number | Sentence | readonly SentenceValue[]

/** A change that would resolve a finding. A `safe` fix loses no information and guesses nothing. */
export interface Fix {
  description: string
  /** The description as data: its message id and its values. Absent for custom rules. */
  sentence?: Sentence
  safe: boolean
  patch: JsonPatchOperation[]
}

/** A finding about one location in a record. */
export interface Diagnostic {
  /**
   * The id of the rule that reports the finding, in kebab-case and never renamed: `schema/enum`, `orcid-check-digit`.
   */
  rule: string
  severity: Severity
  registry: RegistryEffect
  /** The problem and its remedy. Names the value and ends with a full stop. */
  message: string
  /** The id of the message: `title-blank/typed`. For a custom rule, the rule's own id. */
  messageId: string
  /** The values in the message, by name. */
  values?: Readonly<Record<string, SentenceValue>>
  /** A JSON Pointer (RFC 6901) into the input; `''` is the whole document. */
  pointer: string
  /** An XPath-like path, only for a finding in XML input or in XML that is embedded in the record. */
  path?: string
  /** The range in the input text; absent if the input was a parsed value. */
  position?: Range
  /** The range in XML that is embedded in the record. `position` is then the range of the whole `xml` attribute. */
  xmlPosition?: Range
  /** The number and name of the kernel property: `7.a contributorType`. */
  property?: string
  actual?: unknown
  expected?: string
  /** The `expected` text as data. */
  expectedSentence?: Sentence
  /** The suggested values, most likely first. */
  suggestions?: string[]
  fix?: Fix
  /** True if the registry accepts the record as a draft but would reject it on publication. */
  isInDraft?: true
  /**
   * The number of findings of this kind in the record, if they are reported together. Includes this finding, which is
   * the first.
   */
  count?: number
  /** JSON Pointers into the input for the other findings of this kind, if this finding represents them. */
  also?: string[]
  /** The URL of the rule's page. */
  url: string
}

const rulePages = 'https://github.com/citable/citable/blob/main/src/validation/rules/'

/** Returns the URL of a rule's page. The rules of a family (`schema/…`, `registry/…`, `online/…`) share a page. */
export const ruleUrl = (rule: string): string =>
  `${rulePages}${/^(?:schema|registry|online)(?=\/)/.exec(rule)?.[0] ?? rule}.md`
