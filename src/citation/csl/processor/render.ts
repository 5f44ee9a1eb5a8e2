import type { CslName } from '../../../formats/csl-json/item.ts'
import { CslError } from '../error.ts'
import { formatFor, readDate, sortableDate, writeDate } from './dates.ts'
import type { Locale } from './locale.ts'
import { languageOf } from './locale.ts'
import type { NamesFormat } from './names.ts'
import { NameList } from './names.ts'
import type {
  Area,
  Branch,
  ChooseNode,
  DateNode,
  Decoration,
  LabelNode,
  Macro,
  NamesNode,
  Node,
  NumberNode,
  Style,
  TermNode,
  Test,
  VariableNode,
} from './nodes.ts'
import { isNumeric, isPlural, numberVariables, writeNumber } from './numbers.ts'
import type { Output } from './output.ts'
import { branch, leaf, within } from './output.ts'
import { writePages } from './pages.ts'
import { readRichText } from './rich-text.ts'
import type { Given, Scope } from './scope.ts'
import { scopeOf } from './scope.ts'
import { cased } from './text-case.ts'
import { typesetText } from './typesetter.ts'

/** Renders the elements of a style in a locale. */
export class Renderer {
  readonly #id: string
  readonly style: Style
  readonly locale: Locale
  readonly #ownSuffixes = new Map<Area['kind'], boolean>()

  constructor(id: string, style: Style, locale: Locale) {
    this.#id = id
    this.style = style
    this.locale = locale
  }

  /**
   * What an area renders of an item. Where a style has a place for the letter after the year that this item does not come by, the letter
   * stands after the year, so that nothing is mistaken for something else.
   */
  entry(given: Given): { outputs: Output[]; firstNames: readonly string[] | undefined } {
    const hasOwnSuffix = this.#hasOwnSuffix(given.area)
    const render = (scope: Scope) => ({ outputs: this.all(given.area.layout.children, scope), scope })
    let { outputs, scope } = render(scopeOf({ ...given, hasOwnSuffix }))
    const { yearSuffix } = given.distinction ?? {}
    if (hasOwnSuffix && yearSuffix !== undefined && !scope.isSuffixWritten)
      ({ outputs, scope } = render(scopeOf({ ...given, hasOwnSuffix: false })))
    return { outputs, firstNames: scope.firstNames }
  }

  #hasOwnSuffix({ kind, layout }: Area): boolean {
    const known = this.#ownSuffixes.get(kind) ?? callsVariable(layout.children, 'year-suffix')
    this.#ownSuffixes.set(kind, known)
    return known
  }

  /** What each of the elements renders, without those that render nothing. */
  all(nodes: readonly Node[], scope: Scope): Output[] {
    const outputs: Output[] = []
    scope.steps += nodes.length
    if (scope.steps > mostSteps)
      throw new CslError(
        'engine-failed',
        `The style "${this.#id}" renders more than ${mostSteps} elements for one entry.`,
      )
    for (const node of nodes) {
      // What a choice renders stands where the choice does, with the delimiters around it.
      if (node.kind === 'choose') outputs.push(...this.all(this.#chosen(node, scope), scope))
      else {
        const output = this.#one(node, scope)
        if (output !== undefined) outputs.push(output)
      }
    }
    return outputs
  }

  #one(node: Exclude<Node, ChooseNode>, scope: Scope): Output | undefined {
    switch (node.kind) {
      case 'variable':
        return this.#variable(node, scope)
      case 'macro':
        return this.#group(node, node.macro.children, '', scope)
      case 'term':
        return this.#term(node, scope)
      case 'value':
        return this.#word(node.value, node, scope)
      case 'number':
        return this.#number(node, scope)
      case 'date':
        return this.#date(node, scope)
      case 'names':
        return this.#names(node, scope)
      case 'label':
        return this.#label(node, node.variable ?? '', scope)
      case 'group':
        return this.#group(node, node.children, node.delimiter, scope)
    }
  }

  /** A text of the item, of which only titles in English are put into title case. */
  #text(text: string, decoration: Decoration, scope: Scope): Output | undefined {
    const isForeign = !/^en\b/i.test(languageOf(scope.item, this.locale))
    return this.#written(
      text,
      isForeign && decoration.textCase === 'title' ? undefined : decoration.textCase,
      decoration,
      scope,
    )
  }

  /** A text of the style or the locale. */
  #word(text: string, decoration: Decoration, scope: Scope): Output | undefined {
    return this.#written(text, decoration.textCase, decoration, scope)
  }

  /** A term, which has a capital where it begins an entry or a note. */
  #termText(text: string, decoration: Decoration, scope: Scope): Output | undefined {
    const { area, hasBegun, sorting } = scope
    const isInText = area.kind === 'citation' && !this.style.isNote
    const begins = !hasBegun && !isInText && sorting === undefined && decoration.textCase === undefined
    return this.#written(text, begins ? 'capitalize-first' : decoration.textCase, decoration, scope)
  }

  #written(text: string, textCase: Decoration['textCase'], decoration: Decoration, scope: Scope): Output | undefined {
    if (text === '') return undefined
    scope.hasBegun = true
    const bare = decoration.stripPeriods || scope.withoutPeriods > 0 ? withoutPeriods(text) : text
    const spaced = spacedMark.test(bare) ? bare.replace(spacedMarks, '\u202f$1').replaceAll('« ', '«\u202f') : bare
    const rich = readRichText(spaced, this.locale.quotes)
    return leaf(cased(rich, textCase, languageOf(scope.item, this.locale)), decoration)
  }

  #inside(decoration: Decoration, scope: Scope, render: () => Output | undefined): Output | undefined {
    if (!decoration.stripPeriods) return render()
    scope.withoutPeriods++
    const output = render()
    scope.withoutPeriods--
    return output
  }

  #variable(node: VariableNode, scope: Scope): Output | undefined {
    const { variable } = node
    // The letter after a year is no variable of the item, and a group does not depend on it.
    if (variable !== 'year-suffix') scope.called++
    else {
      const suffix = this.#yearSuffix(scope)
      if (suffix === undefined) return undefined
      scope.found++
      scope.isSuffixWritten = true
      return leaf(suffix, node)
    }
    const value = this.#valueOf(variable, node.form, scope)
    if (value === undefined) return undefined
    if (scope.sorting !== undefined && numberVariables.has(variable)) return leaf(sortableNumber(value))
    if (variable === 'page')
      return leaf(writePages(value, this.style.pageRangeFormat, this.locale.term('page-range-delimiter') ?? '–'), node)
    if (variable === 'URL' || variable === 'DOI') return address(value, node)
    if (numberVariables.has(variable)) return this.#text(writeNumber(value, 'numeric', this.locale, ''), node, scope)
    return this.#text(value, node, scope)
  }

  /** The text of a variable that is not spent; it counts as found. */
  #valueOf(variable: string, form: 'long' | 'short', scope: Scope): string | undefined {
    if (scope.spent.has(variable)) return undefined
    const value = this.#raw(variable, form, scope)
    if (value === undefined) return undefined
    this.#use(variable, scope)
    return value
  }

  #raw(variable: string, form: 'long' | 'short', { item, number }: Scope): string | undefined {
    if (variable === 'citation-number') return String(number)
    if (variable === 'page-first') return firstPage(textOf(item.page))
    const short = form === 'short' ? shortForms[variable]?.map(name => textOf(item[name])).find(Boolean) : undefined
    return short ?? textOf(item[variable]) ?? (variable === 'title-short' ? textOf(item.shortTitle) : undefined)
  }

  #yearSuffix({ distinction: { yearSuffix } }: Scope): string | undefined {
    return yearSuffix === undefined ? undefined : letters(yearSuffix)
  }

  #term(node: TermNode, scope: Scope): Output | undefined {
    return this.#termText(this.locale.term(node.term, node.form, node.plural) ?? '', node, scope)
  }

  #number(node: NumberNode, scope: Scope): Output | undefined {
    scope.called++
    const value = this.#valueOf(node.variable, 'long', scope)
    if (value === undefined) return undefined
    if (scope.sorting !== undefined) return leaf(sortableNumber(value))
    if (node.variable === 'page')
      return leaf(writePages(value, this.style.pageRangeFormat, this.locale.term('page-range-delimiter') ?? '–'), node)
    const gender = this.locale.genderOf(node.variable)
    return this.#text(writeNumber(value, node.form, this.locale, gender), node, scope)
  }

  #label(node: LabelNode, variable: string, scope: Scope): Output | undefined {
    const value = scope.spent.has(variable) ? undefined : this.#raw(variable, 'long', scope)
    if (value === undefined) return undefined
    const plural = node.plural === 'always' || (node.plural === 'contextual' && isPlural(variable, value))
    return this.#word(this.locale.term(variable, node.form, plural) ?? '', node, scope)
  }

  #date(node: DateNode, scope: Scope): Output | undefined {
    const { variable } = node
    scope.called++
    const date = scope.spent.has(variable) ? undefined : readDate(scope.item[variable])
    if (date === undefined) return undefined
    const format = formatFor(node, this.locale)
    if (scope.sorting !== undefined) {
      const shown = format.parts.map(({ name }) => name)
      this.#use(variable, scope)
      return leaf(date.from === undefined ? (date.literal ?? '') : sortableDate(date, shown))
    }
    const hasSuffix = !scope.hasOwnSuffix && !scope.isSuffixWritten
    const suffix = hasSuffix ? this.#yearSuffix(scope) : undefined
    if (suffix !== undefined) scope.isSuffixWritten = true
    const write = (text: string, decoration: Decoration) => this.#text(text, decoration, scope)
    const written = writeDate(date, format, this.locale, write, suffix === undefined ? undefined : leaf(suffix))
    if (written !== undefined) this.#use(variable, scope)
    return written
  }

  /** A variable was found; in a substitute it is then spent. */
  #use(variable: string, scope: Scope): void {
    scope.found++
    if (scope.isSubstitute) scope.spent.add(variable)
  }

  /**
   * A group, or a macro, which is one; it renders nothing where all variables that it calls are empty, and where it does render it counts
   * as a variable with a value for the group around it, https://docs.citationstyles.org/en/stable/specification.html#group.
   */
  #group(node: Decoration, children: readonly Node[], delimiter: string, scope: Scope): Output | undefined {
    const { called, found, hasBegun } = scope
    const parts = this.#inside(node, scope, () => branch(this.all(children, scope), delimiter, node))
    if (parts === undefined || (scope.called > called && scope.found === found)) {
      scope.hasBegun = hasBegun
      return undefined
    }
    scope.found++
    return parts
  }

  #chosen({ branches }: ChooseNode, scope: Scope): readonly Node[] {
    return branches.find(choice => this.#isChosen(choice, scope))?.children ?? []
  }

  #isChosen({ match, tests }: Branch, scope: Scope): boolean {
    if (tests.length === 0) return true
    const holds = (test: Test): boolean => this.#holds(test, scope)
    if (match !== 'all') return tests.some(holds) === (match === 'any')
    // No item has two types, so of several any one is meant.
    const types = tests.filter(({ what }) => what === 'type')
    if (types.length > 0 && !types.some(holds)) return false
    return tests.every(test => test.what === 'type' || holds(test))
  }

  #holds({ what, value }: Test, scope: Scope): boolean {
    const { item } = scope
    switch (what) {
      case 'type':
        return item.type === value
      case 'variable':
        return this.#has(value, scope)
      case 'is-numeric':
        return isNumeric(this.#raw(value, 'long', scope))
      case 'is-uncertain-date':
        return Boolean((item[value] as { circa?: unknown } | undefined)?.circa)
      case 'position':
        return scope.area.kind === 'citation' && value === 'first'
      case 'locator':
        return false
      case 'disambiguate':
        return (value === 'true') === scope.distinction.isTold
    }
  }

  #has(variable: string, scope: Scope): boolean {
    const value = scope.item[variable]
    if (Array.isArray(value)) return value.length > 0
    if (variable === 'year-suffix') return scope.distinction.yearSuffix !== undefined
    return this.#raw(variable, 'long', scope) !== undefined || readDate(value) !== undefined
  }

  #names(node: NamesNode, scope: Scope): Output | undefined {
    scope.called++
    const rendered = this.#inside(node, scope, () => this.#namesOf(node, node, scope))
    if (rendered !== undefined) return rendered
    if (node.substitute.length === 0 || (scope.omitsNames && scope.firstNames !== undefined)) return undefined
    const { isSubstitute } = scope
    scope.isSubstitute = true
    let output: Output | undefined
    for (const other of node.substitute) {
      output = other.kind === 'names' ? this.#substituteNames(other, node, scope) : branch(this.all([other], scope))
      if (output !== undefined) break
    }
    scope.isSubstitute = isSubstitute
    if (output === undefined) return undefined
    // What stands in for the first names is compared as they are.
    const shown = scope.firstNames === undefined ? this.#unlessRepeated([output], output, scope) : output
    return within(node, shown)
  }

  /** Names that stand in for others are written as those are, but for what they say themselves. */
  #substituteNames(node: NamesNode, instead: NamesNode, scope: Scope): Output | undefined {
    const isShort = node.name === undefined && node.label === undefined && node.etAl === undefined
    const written = isShort
      ? { ...node, name: instead.name, label: instead.label, etAl: instead.etAl, isLabelFirst: instead.isLabelFirst }
      : node
    scope.called++
    return this.#namesOf(written, node, scope)
  }

  #namesOf(node: NamesNode, { prefix, suffix }: Decoration, scope: Scope): Output | undefined {
    const { item, area } = scope
    const present = node.variables.flatMap(variable => {
      const value = scope.spent.has(variable) ? undefined : item[variable]
      return Array.isArray(value) && value.length > 0 ? [{ variable, names: value.filter(isName) }] : []
    })
    if (present.length === 0) return undefined
    for (const { variable } of present) this.#use(variable, scope)
    const format: NamesFormat = {
      options: { ...area.names, ...node.name?.options, ...scope.sorting },
      name: node.name,
      etAl: node.etAl,
    }
    const lists = this.#merged(present).map(({ variable, names }) => ({
      variable,
      names,
      list: new NameList(names, format, scope, this.style, this.locale),
    }))
    if (format.options.form === 'count') {
      const count = lists.reduce((sum, { list }) => sum + list.shown, 0)
      return leaf(String(count), { ...node, prefix, suffix })
    }
    const isFirst = scope.firstNames === undefined
    const parts = lists.map(({ variable, names, list }, place) => {
      const written = list.written()
      const output = list.list(written)
      const shown = isFirst && place === 0 ? this.#unlessRepeated(written, output, scope, list) : output
      const label =
        node.label && scope.sorting === undefined && this.#nameLabel(node.label, variable, names.length > 1, scope)
      return branch(node.isLabelFirst ? [label || undefined, shown] : [shown, label || undefined])
    })
    return branch(parts, node.delimiter ?? area.namesDelimiter ?? '', { ...node, prefix, suffix })
  }

  /** Editors who are the translators too are named once, https://docs.citationstyles.org/en/stable/specification.html#names. */
  #merged(lists: readonly { variable: string; names: CslName[] }[]): readonly { variable: string; names: CslName[] }[] {
    const [first, second] = lists
    if (lists.length !== 2 || first === undefined || second === undefined) return lists
    const isBoth = [first.variable, second.variable].sort().join('') === 'editortranslator'
    if (!isBoth || JSON.stringify(first.names) !== JSON.stringify(second.names)) return lists
    return this.locale.term('editortranslator') ? [{ ...first, variable: 'editortranslator' }] : lists
  }

  #nameLabel(node: LabelNode, variable: string, isSeveral: boolean, scope: Scope): Output | undefined {
    const isPlural = node.plural === 'always' || (node.plural === 'contextual' && isSeveral)
    return this.#word(this.locale.term(variable, node.form, isPlural) ?? '', node, scope)
  }

  /** The first names of an entry, or what stands in for them where they are those of the entry before. */
  #unlessRepeated(
    written: readonly Output[],
    list: Output | undefined,
    scope: Scope,
    names?: NameList,
  ): Output | undefined {
    const texts = written.map(output => typesetText(output, this.locale))
    if (names?.isCut) texts.push('…')
    scope.firstNames = texts
    const { before } = scope
    if (scope.omitsNames) return undefined
    if (before?.names === undefined || texts.length === 0) return list
    const { rule, substitute } = before
    const isSame = before.names.length === texts.length && texts.every((text, place) => text === before.names?.[place])
    if (rule === 'complete-all') return isSame ? leaf(substitute) : list
    const same = texts.findIndex((text, place) => text !== before.names?.[place])
    const count =
      rule === 'complete-each'
        ? isSame
          ? texts.length
          : 0
        : rule === 'partial-first'
          ? Math.min(1, same < 0 ? texts.length : same)
          : same < 0
            ? texts.length
            : same
    if (count === 0 || names === undefined) return isSame ? leaf(substitute) : list
    return names.list(written.map((name, place) => (place < count ? (leaf(substitute) ?? name) : name)))
  }
}

/** Macros that call each other twice may ask for more than could ever be rendered; the longest entries of real styles take some hundreds. */
const mostSteps = 100_000

const isName = (name: unknown): name is CslName => typeof name === 'object' && name !== null

/** A DOI or an address; a style that writes the address of a DOI in full means all of it. */
function address(text: string, node: VariableNode): Output | undefined {
  const [resolver = ''] = node.variable === 'DOI' ? (/https?:\/\/(?:dx\.)?doi\.org\/$/.exec(node.prefix) ?? []) : []
  if (resolver === '') return leaf(text, node, true)
  return leaf(resolver + text, { ...node, prefix: node.prefix.slice(0, -resolver.length) }, true)
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? String(value) : undefined

const firstPage = (pages: string | undefined): string | undefined =>
  pages && /^[^\s,;&\-\u2010-\u2014]+/.exec(pages)?.[0]

/** Where the short form of a variable stands. */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  title: ['title-short', 'shortTitle'],
  'container-title': ['container-title-short', 'journalAbbreviation'],
}

const withoutPeriods = (text: string): string => text.replace(/\.(?![a-z])/g, '')

// A no-break space before what French sets apart.
const spacedMark = / [:;?!»]|« /
const spacedMarks = / ([:;?!»])/g

const sortableNumber = (value: string): string => value.replace(/\d+/g, digits => digits.padStart(12, '0'))

/** 0 as `a`, 25 as `z`, 26 as `aa`. */
export function letters(place: number): string {
  const letter = String.fromCharCode(97 + (place % 26))
  return place < 26 ? letter : letters(Math.floor(place / 26) - 1) + letter
}

/** Whether elements, or what they call, print a variable. */
function callsVariable(nodes: readonly Node[], variable: string, seen = new Set<Macro>()): boolean {
  return nodes.some(node => {
    switch (node.kind) {
      case 'variable':
        return node.variable === variable
      case 'macro': {
        if (seen.has(node.macro)) return false
        seen.add(node.macro)
        return callsVariable(node.macro.children, variable, seen)
      }
      case 'group':
        return callsVariable(node.children, variable, seen)
      case 'names':
        return callsVariable(node.substitute, variable, seen)
      case 'choose':
        return node.branches.some(({ children }) => callsVariable(children, variable, seen))
      default:
        return false
    }
  })
}
