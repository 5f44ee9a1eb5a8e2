import type { Run } from '../../runs.ts'

/** The formatting of a run. A property that is present but undefined resets that formatting to normal. */
export type Setting = {
  readonly [K in 'italic' | 'bold' | 'smallCaps' | 'underline' | 'position']?: Run[K] | undefined
}

export type TextCase = 'lowercase' | 'uppercase' | 'capitalize-first' | 'capitalize-all' | 'sentence' | 'title'

/** The formatting attributes of a CSL element, including its affixes. */
export interface Decoration {
  prefix: string
  suffix: string
  setting: Setting | undefined
  quotes: boolean
  display: Run['display']
  textCase: TextCase | undefined
  stripPeriods: boolean
}

interface Decorated {
  decoration: Decoration
}

export type TermForm = 'long' | 'short' | 'verb' | 'verb-short' | 'symbol'

/** A rendering element of a style, https://docs.citationstyles.org/en/stable/specification.html#rendering-elements. */
export type Node = TextNode | NumberNode | DateNode | NamesNode | LabelNode | GroupNode | ChooseNode

export interface VariableNode extends Decorated {
  kind: 'variable'
  variable: string
  form: 'long' | 'short'
}

interface MacroNode extends Decorated {
  kind: 'macro'
  macro: Macro
}

interface TermNode extends Decorated {
  kind: 'term'
  term: string
  form: TermForm
  plural: boolean
}

interface ValueNode extends Decorated {
  kind: 'value'
  value: string
}

export type TextNode = VariableNode | MacroNode | TermNode | ValueNode

/** A named macro. Its children are filled in once all macro names are known, because a macro may call a later macro. */
export interface Macro {
  name: string
  children: readonly Node[]
}

export interface NumberNode extends Decorated {
  kind: 'number'
  variable: string
  form: 'numeric' | 'ordinal' | 'long-ordinal' | 'roman'
}

export interface LabelNode extends Decorated {
  kind: 'label'
  /** The labelled variable; undefined inside `<names>`, where the label describes the role of the names. */
  variable: string | undefined
  form: TermForm
  plural: 'contextual' | 'always' | 'never'
}

interface GroupNode extends Decorated {
  kind: 'group'
  delimiter: string
  children: readonly Node[]
}

export type DatePartName = 'year' | 'month' | 'day'

export interface DatePart extends Decorated {
  name: DatePartName
  form: string | undefined
  rangeDelimiter: string | undefined
}

/** A date format of a style or a locale. */
export interface DateFormat extends Decorated {
  delimiter: string
  parts: readonly DatePart[]
}

export interface DateNode extends DateFormat {
  kind: 'date'
  variable: string
  /** The form of the locale's date format, which `parts` modify. Undefined if the element defines the whole format. */
  form: 'text' | 'numeric' | undefined
  /** The parts of the locale's format that are printed. */
  shown: readonly DatePartName[]
}

/** The decoration of a family or given name. Its affixes also enclose the particles that are printed with the name. */
export interface NamePart {
  text: Decoration
  affixes: Decoration
}

export interface NameNode extends Decorated {
  options: NameOptions
  family: NamePart
  given: NamePart
}

export interface EtAlNode extends Decorated {
  term: string
}

/** The format of names, from the child elements of `<names>`. */
export interface NamesLook {
  name: NameNode | undefined
  etAl: EtAlNode | undefined
  label: LabelNode | undefined
  isLabelFirst: boolean
}

export interface NamesNode extends Decorated, NamesLook {
  kind: 'names'
  variables: readonly string[]
  delimiter: string | undefined
  /**
   * True if the element has no children. As a substitute, such an element takes the format of the names that it
   * replaces.
   */
  isBare: boolean
  substitute: readonly Node[]
}

export interface ChooseNode {
  kind: 'choose'
  branches: readonly Branch[]
}

export interface Branch {
  match: 'all' | 'any' | 'none'
  /** The tests of a branch; empty for `else`, which has no conditions. */
  tests: readonly Test[]
  children: readonly Node[]
}

export type Test = TypeTest | ValueTest

interface TypeTest {
  what: 'type'
  types: readonly string[]
}

interface ValueTest {
  what: 'variable' | 'is-numeric' | 'is-uncertain-date' | 'position' | 'locator' | 'disambiguate'
  value: string
}

/** A sort key: the nodes of a variable or a macro, whose rendered text is compared. */
export interface SortKey {
  children: readonly Node[]
  isDescending: boolean
  names: NameOptions
}

/** The part of a style that renders either citations or the bibliography. */
export interface Area {
  kind: 'citation' | 'bibliography'
  layout: Decorated & { delimiter: string; children: readonly Node[] }
  sort: readonly SortKey[]
  names: NameOptions
  /** The separator between the names of different variables. */
  namesDelimiter: string | undefined
}

type Collapse = 'citation-number' | 'year' | 'year-suffix' | 'year-suffix-ranged'
type GivenNameRule = 'all-names' | 'all-names-with-initials' | 'primary-name' | 'primary-name-with-initials' | 'by-cite'

export interface Citation extends Area {
  collapse: Collapse | undefined
  citeGroupDelimiter: string | undefined
  afterCollapseDelimiter: string | undefined
  yearSuffixDelimiter: string | undefined
  addNames: boolean
  addGivenNames: boolean
  givenNameRule: GivenNameRule
  addYearSuffix: boolean
  /** The maximum distance, in notes, at which a cite is near the previous cite of its item. */
  nearNoteDistance: number
  /**
   * True if the style may render later cites of an item differently from the first. Disambiguation then compares the
   * later form.
   */
  hasLaterForm: boolean
  /** True if the layout has conditions on `disambiguate`. */
  isTelling: boolean
}

/**
 * The layout of entries. `entrySpacing` and `lineSpacing` are numbers of lines, or undefined if the style does not set
 * them.
 */
export interface EntriesLook {
  hangingIndent: boolean
  entrySpacing: number | undefined
  lineSpacing: number | undefined
}

export interface BibliographyArea extends Area {
  look: EntriesLook
  secondFieldAlign: boolean
  subsequentAuthor: { substitute: string; rule: string } | undefined
}

export interface CompiledStyle {
  citation: Citation
  bibliography: BibliographyArea | undefined
  isNote: boolean
  /** True if disambiguation can change cites. */
  isDistinguishing: boolean
  initializeWithHyphen: boolean
  demoteNonDroppingParticle: 'never' | 'sort-only' | 'display-and-sort'
  pageRangeFormat: string | undefined
  /** Terms and formats with which the style overrides those of a locale. */
  locales: readonly LocaleParts[]
}

/** A term of a language in one form, https://docs.citationstyles.org/en/stable/specification.html#terms. */
export interface LocaleTerm {
  /** The name, with hyphens instead of spaces. */
  name: string
  form: string
  /** The gender of the noun that the term qualifies; empty if gender makes no difference. */
  genderForm: string
  gender: string | undefined
  /** The digits that an ordinal suffix is matched against: `last-digit`, `last-two-digits` or `whole-number`. */
  match: string | undefined
  single: string
  multiple: string
}

/** The terms and formats of a language, or a style's overrides of them. */
export interface LocaleParts {
  language: string | undefined
  /** The terms by name. Each function parses the terms of one name when called: a citation prints few terms. */
  terms: ReadonlyMap<string, () => readonly LocaleTerm[]>
  dates: readonly { form: string; format: DateFormat }[]
  punctuationInQuote: boolean | undefined
  limitDayOrdinalsToDay1: boolean | undefined
}

/**
 * The options of names, https://docs.citationstyles.org/en/stable/specification.html#name. An option that an element
 * does not set is undefined.
 */
export interface NameOptions {
  and?: 'text' | 'symbol'
  delimiter?: string
  delimiterPrecedesEtAl?: string
  delimiterPrecedesLast?: string
  etAlMin?: number
  etAlUseFirst?: number
  etAlUseLast?: boolean
  /** The et-al settings for cites after the first cite of an item. */
  etAlSubsequentMin?: number
  etAlSubsequentUseFirst?: number
  form?: 'long' | 'short' | 'count'
  initialize?: boolean
  initializeWith?: string
  nameAsSortOrder?: 'first' | 'all'
  sortSeparator?: string
}

/** Replaces spaces in the name of a term with hyphens, because styles write both `no date` and `no-date`. */
export const termName = (name: string): string => name.replaceAll(' ', '-')
