import type {
  Branch,
  DatePart,
  DatePartName,
  Decoration,
  LabelNode,
  NameOptions,
  NamePart,
  NamesNode,
  Node,
  NumberNode,
  Setting,
  SortKey,
  TermForm,
  Test,
  TextCase,
} from '../processor/compile/nodes.ts'
import { plain, plainPart } from '../processor/compile/plain.ts'
import { wholeOf } from '../processor/compile/whole.ts'
import { numberVariables } from '../processor/values/numbers.ts'

/** The formatting of an element: affixes, font style, quotes, case, periods and display. */
export interface Look {
  prefix?: string
  suffix?: string
  italic?: boolean
  bold?: boolean
  smallCaps?: boolean
  superscript?: boolean
  quotes?: boolean
  textCase?: TextCase
  stripPeriods?: boolean
  display?: Decoration['display']
}

export type Elements = readonly Node[]

function decorated({
  prefix = '',
  suffix = '',
  quotes = false,
  textCase,
  stripPeriods = false,
  display,
  ...type
}: Look): Decoration {
  const decoration = { prefix, suffix, setting: settingOf(type), quotes, display, textCase, stripPeriods }
  return Object.values(decoration).some(Boolean) ? decoration : plain
}

function settingOf({ italic, bold, smallCaps, superscript }: Look): Setting | undefined {
  const setting: { -readonly [K in keyof Setting]: Setting[K] } = {}
  if (italic !== undefined) setting.italic = italic || undefined
  if (bold !== undefined) setting.bold = bold || undefined
  if (smallCaps !== undefined) setting.smallCaps = smallCaps || undefined
  if (superscript !== undefined) setting.position = superscript ? 'super' : undefined
  return Object.keys(setting).length > 0 ? setting : undefined
}

/** Builds an element that prints a variable. */
export const text = (variable: string, look: Look = {}): Node =>
  numberVariables.has(variable)
    ? { kind: 'number', variable, form: 'numeric', decoration: decorated(look) }
    : { kind: 'variable', variable, form: 'long', decoration: decorated(look) }

/** Builds an element that prints the short form of a variable, or the variable if it has none. */
export const short = (variable: string, look: Look = {}): Node => ({
  kind: 'variable',
  variable,
  form: 'short',
  decoration: decorated(look),
})

/** Builds an element that prints a term of the locale. */
export const term = (
  name: string,
  { form = 'long', plural = false, ...look }: Look & { form?: TermForm; plural?: boolean } = {},
): Node => ({
  kind: 'term',
  term: name,
  form,
  plural,
  decoration: decorated(look),
})

/** Builds an element that prints a fixed text. */
export const value = (content: string, look: Look = {}): Node => ({
  kind: 'value',
  value: content,
  decoration: decorated(look),
})

/** Builds an element that prints a variable as a number. */
export const number = (
  variable: string,
  { form = 'numeric', ...look }: Look & { form?: NumberNode['form'] } = {},
): Node => ({
  kind: 'number',
  variable,
  form,
  decoration: decorated(look),
})

/**
 * Builds the label of a variable, such as `pp.` or `eds.`. Inside a names element, an undefined `variable` refers to
 * the variable of the names.
 */
export const label = (
  variable: string | undefined,
  { form = 'long', plural = 'contextual', ...look }: Look & Partial<Pick<LabelNode, 'form' | 'plural'>> = {},
): LabelNode => ({ kind: 'label', variable, form, plural, decoration: decorated(look) })

/** Builds a group: its elements with a delimiter between those that print something. */
export const group = (delimiter: string, children: Elements, look: Look = {}): Node => ({
  kind: 'group',
  delimiter,
  children,
  decoration: decorated(look),
})

/** Builds a choice that prints the first branch whose tests pass. */
export const choose = (...branches: readonly Branch[]): Node => ({ kind: 'choose', branches })

/** Builds the edition: a number as an ordinal with its label, or any other text as the given element. */
export const numberedEdition = (unnumbered: Node = text('edition'), look: Look = {}): Node =>
  choose(
    when(
      { isNumeric: 'edition' },
      group(' ', [number('edition', { form: 'ordinal' }), label('edition', { form: 'short', ...look })]),
    ),
    otherwise(unnumbered),
  )

interface Condition {
  match?: Branch['match']
  /** Types, separated by spaces. The test passes if the item has one of them. */
  type?: string
  variable?: string
  isNumeric?: string
  isUncertain?: string
  locator?: string
  position?: string
  disambiguate?: boolean
}

/** Builds a branch of a choice: its tests, and the elements to print if the tests pass. */
export const when = ({ match = 'all', type, disambiguate, ...asked }: Condition, ...children: Elements): Branch => {
  const tests: Test[] = []
  if (type !== undefined) tests.push({ what: 'type', types: type.split(' ') })
  for (const [name, values] of Object.entries(asked))
    for (const one of values.split(' ')) tests.push({ what: whats[name as keyof typeof whats], value: one })
  if (disambiguate !== undefined) tests.push({ what: 'disambiguate', value: String(disambiguate) })
  return { match, tests, children }
}

const whats = {
  variable: 'variable',
  isNumeric: 'is-numeric',
  isUncertain: 'is-uncertain-date',
  locator: 'locator',
  position: 'position',
} as const

/** Builds the branch for all other cases. */
export const otherwise = (...children: Elements): Branch => ({ match: 'all', tests: [], children })

interface NamesLook extends Look {
  name?: NameOptions & { family?: Look; given?: Look; look?: Look }
  etAl?: Look & { term?: string }
  label?: LabelNode
  isLabelFirst?: boolean
  /** The separator between the names of different variables. */
  delimiter?: string
  substitute?: Elements
}

/** Builds an element that prints the names in one or more variables. */
export function names(
  variables: string,
  { name, etAl, label: role, isLabelFirst = false, delimiter, substitute = [], ...look }: NamesLook = {},
): NamesNode {
  const { family, given, look: ofName = {}, ...options } = name ?? {}
  const { term: others = 'et-al', ...ofOthers } = etAl ?? {}
  return {
    kind: 'names',
    variables: variables.split(' '),
    delimiter,
    name: name && { decoration: decorated(ofName), options, family: namePartOf(family), given: namePartOf(given) },
    etAl: etAl && { term: others, decoration: decorated(ofOthers) },
    label: role,
    isLabelFirst,
    isBare: name === undefined && etAl === undefined && role === undefined && substitute.length === 0,
    substitute,
    decoration: decorated(look),
  }
}

function namePartOf(look: Look | undefined): NamePart {
  if (look === undefined) return plainPart
  const { prefix = '', suffix = '', ...others } = look
  return { text: decorated(others), affixes: decorated({ prefix, suffix }) }
}

interface DateLook extends Look {
  /** The form of the locale's date format. Without a form, the parts are printed in the order of `parts`. */
  form?: 'text' | 'numeric'
  /** The parts of the locale's format that are printed. */
  shown?: readonly DatePartName[]
  parts?: readonly DatePart[]
  delimiter?: string
}

/** Builds an element that prints a date. */
export const date = (
  variable: string,
  { form, shown = ['year', 'month', 'day'], parts = [], delimiter = '', ...look }: DateLook = {},
): Node => ({
  kind: 'date',
  variable,
  form,
  shown,
  parts,
  delimiter,
  decoration: decorated(look),
})

/** Builds an element that prints the year of a date. */
export const year = (variable: string, look: Look = {}): Node => date(variable, { ...look, parts: [part('year')] })

/** Builds a part of a date. */
export const part = (
  name: DatePartName,
  { form, rangeDelimiter, ...look }: Look & { form?: string; rangeDelimiter?: string } = {},
): DatePart => ({
  name,
  form,
  rangeDelimiter,
  decoration: decorated(look),
})

interface KeyOptions {
  isDescending?: boolean
  names?: Pick<NameOptions, 'etAlMin' | 'etAlUseFirst' | 'etAlUseLast'>
}

/** Builds a sort key from the text that elements print. */
export const by = (children: Elements, { isDescending = false, names: options }: KeyOptions = {}): SortKey => ({
  children,
  isDescending,
  names: { nameAsSortOrder: 'all', ...options },
})

/** Builds a sort key from the whole value of a variable. */
export const byVariable = (variable: string, options?: KeyOptions): SortKey => by(wholeOf(variable), options)
