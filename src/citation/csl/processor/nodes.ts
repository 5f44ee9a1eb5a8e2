import type { Run } from '../runs.ts'

/** The formatting of a run; `undefined` resets to normal. */
export type Setting = {
  readonly [K in 'italic' | 'bold' | 'smallCaps' | 'underline' | 'position']?: Run[K] | undefined
}

export type TextCase = 'lowercase' | 'uppercase' | 'capitalize-first' | 'capitalize-all' | 'sentence' | 'title'

/** The attributes that every rendering element of CSL may have. */
export interface Decoration {
  prefix: string
  suffix: string
  setting: Setting | undefined
  quotes: boolean
  display: Run['display']
  textCase: TextCase | undefined
  stripPeriods: boolean
}

/** A node with a decoration. */
interface Decorated {
  decoration: Decoration
}

export type TermForm = 'long' | 'short' | 'verb' | 'verb-short' | 'symbol'

/** An element of a style, https://docs.citationstyles.org/en/stable/specification.html#rendering-elements. */
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

/** A named macro. Its children are filled in after the whole style is read, since macros may call later ones. */
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
  /** Undefined inside names, whose variable it speaks of. */
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

/** A format of dates, of a style or of a locale. */
export interface DateFormat extends Decorated {
  delimiter: string
  parts: readonly DatePart[]
}

export interface DateNode extends DateFormat {
  kind: 'date'
  variable: string
  /** The form of a localised date, whose parts then override the locale's. */
  form: 'text' | 'numeric' | undefined
  /** The parts of the locale's format that are printed. */
  shown: readonly DatePartName[]
}

/** The decoration of a name part: its text, and the affixes around it, which also enclose particles. */
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

/** The formatting of names by their child elements. */
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
  /** True if the element has no children; in a substitute it then takes the format of the names it replaces. */
  isBare: boolean
  substitute: readonly Node[]
}

export interface ChooseNode {
  kind: 'choose'
  branches: readonly Branch[]
}

export interface Branch {
  match: 'all' | 'any' | 'none'
  /** None in `else`, which always holds. */
  tests: readonly Test[]
  children: readonly Node[]
}

export type Test = TypeTest | ValueTest

/** No item has two types, so of several any one is meant. */
interface TypeTest {
  what: 'type'
  types: readonly string[]
}

interface ValueTest {
  what: 'variable' | 'is-numeric' | 'is-uncertain-date' | 'position' | 'locator' | 'disambiguate'
  value: string
}

/** A key to sort by: what is rendered of a variable, or by a macro. */
export interface SortKey {
  children: readonly Node[]
  isDescending: boolean
  names: NameOptions
}

/** The part of a style that makes citations, or the bibliography. */
export interface Area {
  kind: 'citation' | 'bibliography'
  layout: Decorated & { delimiter: string; children: readonly Node[] }
  sort: readonly SortKey[]
  names: NameOptions
  /** Between the names of several variables. */
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
  /** The maximum distance, in notes, between cites that are near each other. */
  nearNoteDistance: number
  /** True if later cites of an item differ from the first; they must be disambiguated too. */
  hasLaterForm: boolean
  /** True if conditions test `disambiguate`. */
  isTelling: boolean
}

/** The layout of entries: the indent of their later lines, and the space between entries and between lines, in lines. */
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
  /** Words and formats that the style has in place of those of a locale. */
  locales: readonly LocaleParts[]
}

/** A word of a language in one form, https://docs.citationstyles.org/en/stable/specification.html#terms. */
export interface LocaleTerm {
  /** With hyphens for spaces. */
  name: string
  form: string
  /** The gender of what it is said of; empty where that makes no difference. */
  genderForm: string
  gender: string | undefined
  /** Which numbers an ordinal suffix is for. */
  match: string | undefined
  single: string
  multiple: string
}

/** The words and formats of a language, or those that a style has in their place. */
export interface LocaleParts {
  language: string | undefined
  /** By name, each read when it is asked for: a citation prints few of them. */
  terms: ReadonlyMap<string, () => readonly LocaleTerm[]>
  dates: readonly { form: string; format: DateFormat }[]
  punctuationInQuote: boolean | undefined
  limitDayOrdinalsToDay1: boolean | undefined
}

/** The options of names, https://docs.citationstyles.org/en/stable/specification.html#name; undefined where an element does not set them. */
export interface NameOptions {
  and?: 'text' | 'symbol'
  delimiter?: string
  delimiterPrecedesEtAl?: string
  delimiterPrecedesLast?: string
  etAlMin?: number
  etAlUseFirst?: number
  etAlUseLast?: boolean
  /** The et-al settings for cites after the first of an item. */
  etAlSubsequentMin?: number
  etAlSubsequentUseFirst?: number
  form?: 'long' | 'short' | 'count'
  initialize?: boolean
  initializeWith?: string
  nameAsSortOrder?: 'first' | 'all'
  sortSeparator?: string
}

/** Words of several parts are called with a space or with a hyphen: `no date`, `no-date`. */
export const termName = (name: string): string => name.replaceAll(' ', '-')
