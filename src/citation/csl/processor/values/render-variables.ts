import type { DateFormat, DateNode, DatePart, VariableNode } from '../compile/nodes.ts'
import { plain } from '../compile/plain.ts'
import type { Rendering, Scope, TextElement } from '../elements/scope.ts'
import { leaf, type Output } from '../text/output.ts'
import type { TextWriter } from '../text/text-writer.ts'
import type { Typesetter } from '../text/typesetter.ts'
import {
  type DateText,
  type Day,
  formatFor,
  isDay,
  partText,
  type ReadDate,
  readDate,
  sortableDate,
  writeDate,
} from './dates.ts'
import { letters } from './numbers.ts'
import { finder, use } from './variables.ts'

/** Builds the renderer of a variable's text. */
export const renderVariable = (node: VariableNode, texts: TextWriter): TextElement =>
  node.variable === 'year-suffix' ? ownSuffix(node) : renderText(node, texts)

function renderText(node: VariableNode, texts: TextWriter): TextElement {
  const { variable, form, decoration } = node
  const textOf = finder(variable, form)
  if (variable === 'citation-label') {
    const contentOf: TextElement['contentOf'] = scope => {
      const value = textOf(scope)
      if (value === undefined) return undefined
      scope.isSuffixWritten = true
      return texts.ofItem(value + (scope.sorting ? '' : (suffixOf(scope) ?? '')), decoration, scope)
    }
    return { contentOf, decoration }
  }
  if (linked.has(variable)) return address(node, textOf)
  const contentOf: TextElement['contentOf'] = scope => {
    const value = textOf(scope)
    return value === undefined ? undefined : texts.ofItem(value, decoration, scope)
  }
  return { contentOf, decoration, isTitle: variable === 'title' }
}

/** The variables whose text can become a link to the work. */
const linked: ReadonlySet<string> = new Set(['DOI', 'URL', 'PMID', 'PMCID'])

/** A renderer of a date variable in the format of a `<date>` element. */
export class DateRenderer {
  readonly #variable: string
  readonly #format: DateFormat
  readonly #texts: TextWriter

  constructor(node: DateNode, texts: TextWriter) {
    this.#variable = node.variable
    this.#format = formatFor(node, texts.locale)
    this.#texts = texts
  }

  readonly render: Rendering = scope => {
    const date = this.#dateOf(scope)
    const output = date && this.#outputOf(date, scope)
    if (output !== undefined) use(this.#variable, scope)
    return output
  }

  /**
   * Sets a single day, month, season or year directly. Builds an output for ranges, literal dates, sort keys and dates
   * with a year suffix.
   */
  readonly set = (scope: Scope, setter: Typesetter): void => {
    const date = this.#dateOf(scope)
    if (date === undefined) return
    if (scope.sorting !== undefined || !isDay(date) || this.#suffixIn(scope) !== undefined) {
      const output = this.#outputOf(date, scope)
      if (output === undefined) return
      setter.putOutput(output)
    } else if (!this.#setDay(date.from, scope, setter)) return
    use(this.#variable, scope)
  }

  #dateOf(scope: Scope): ReadDate | undefined {
    scope.called++
    return scope.isSpent(this.#variable) ? undefined : readDate(scope.item[this.#variable])
  }

  /** Returns the year suffix, or undefined if there is none or another element prints it. */
  #suffixIn(scope: Scope): string | undefined {
    return scope.hasOwnSuffix || scope.isSuffixWritten ? undefined : suffixOf(scope)
  }

  #outputOf(date: ReadDate, scope: Scope): Output | undefined {
    if (scope.sorting !== undefined) return leaf(sortableDate(date, this.#format))
    const suffix = this.#suffixIn(scope)
    const write: DateText = (text, decoration) => this.#texts.output(text, decoration, scope)
    const { locale } = this.#texts
    const written = writeDate(date, this.#format, locale, write, suffix === undefined ? undefined : leaf(suffix))
    if (written !== undefined && suffix !== undefined) scope.isSuffixWritten = true
    return written
  }

  #setDay(day: Day, scope: Scope, setter: Typesetter): boolean {
    const { parts, delimiter, decoration } = this.#format
    const [only] = parts
    if (parts.length !== 1 || only === undefined || decoration !== plain)
      return setter.group(decoration, delimiter, this.#setParts, { day, scope }) > 0
    return this.#setPart(only, day, scope, setter)
  }

  readonly #setParts = ({ day, scope }: { day: Day; scope: Scope }, setter: Typesetter): boolean => {
    for (const part of this.#format.parts) this.#setPart(part, day, scope, setter)
    return true
  }

  #setPart(part: DatePart, day: Day, scope: Scope, setter: Typesetter): boolean {
    const text = partText(day, part, this.#texts.locale)
    const content = text ? this.#texts.ofItem(text, part.decoration, scope) : undefined
    if (!content) return false
    setter.put(content, part.decoration)
    return true
  }
}

/**
 * Builds the renderer of the year suffix. The suffix does not count as a called variable, so that a missing suffix
 * suppresses no group.
 */
function ownSuffix({ decoration }: VariableNode): TextElement {
  const contentOf: TextElement['contentOf'] = scope => {
    const suffix = suffixOf(scope)
    if (suffix === undefined) return undefined
    scope.found++
    scope.isSuffixWritten = true
    return suffix
  }
  return { contentOf, decoration }
}

/**
 * Builds the renderer of an identifier that can become a link. If the prefix of a DOI ends in a resolver's address, the
 * address becomes part of the text, so that the whole URL is linked.
 */
function address({ variable, decoration }: VariableNode, textOf: (scope: Scope) => string | undefined): TextElement {
  const [resolver = ''] = variable === 'DOI' ? (/https?:\/\/(?:dx\.)?doi\.org\/$/.exec(decoration.prefix) ?? []) : []
  const contentOf: TextElement['contentOf'] = scope => {
    const value = textOf(scope)
    if (value === undefined) return undefined
    scope.hasBegun = true
    return resolver + value
  }
  const isAddress = true
  if (resolver === '') return { contentOf, decoration, isAddress }
  return { contentOf, decoration: { ...decoration, prefix: decoration.prefix.slice(0, -resolver.length) }, isAddress }
}

const suffixOf = ({ distinction: { yearSuffix } }: Scope): string | undefined =>
  yearSuffix === undefined ? undefined : letters(yearSuffix)
