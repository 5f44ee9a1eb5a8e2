import { remembered } from '../../../../core/lazily.ts'
import type { CslName } from '../../../../formats/csl-json/csl-item.ts'
import { withoutOthers } from '../../items/others-mark.ts'
import type { Decoration, LabelNode, NameOptions, NamesNode } from '../compile/nodes.ts'
import { plain } from '../compile/plain.ts'
import type { Rendering, Scope } from '../elements/scope.ts'
import { branch, type Content, leaf, type Output, within } from '../text/output.ts'
import type { TextWriter } from '../text/text-writer.ts'
import type { Typesetter } from '../text/typesetter.ts'
import { use } from '../values/variables.ts'
import { type KnownFormat, NameList } from './names.ts'
import { type NamesFormat, shownOf } from './names-format.ts'
import { type GivenNames, PlainNames } from './plain-names.ts'
import { areSameNames, unlessRepeated } from './repeated-names.ts'

/** The renderer of an element that replaces missing names. */
export interface Substitute {
  render: Rendering
  /** Sets the substitute directly in the current group. Returns false if the group must be discarded. */
  set: (scope: Scope, setter: Typesetter) => boolean
}

/** A renderer of the names of items, https://docs.citationstyles.org/en/stable/specification.html#names. */
export class NamesRenderer {
  readonly #texts: TextWriter
  readonly #marksParts: boolean
  /** Bare substitutes in the format of the names that they replace, by replaced names and by substitute. */
  readonly #alike = new Map<NamesNode, Map<NamesNode, NamesNode>>()
  readonly #formats = new Map<NameOptions, Map<NamesNode, KnownFormat>>()

  constructor(texts: TextWriter, marksParts: boolean) {
    this.#texts = texts
    this.#marksParts = marksParts
  }

  /** Renders the names or, if there are none, the first substitute with output. */
  render(given: NamesNode, substitutes: readonly Substitute[], scope: Scope): Output | undefined {
    const node = this.#looked(given, scope)
    const { firstNames } = scope
    const names = this.#namesOf(node, scope)
    // Names omitted only because they repeat the previous ones have no substitute.
    const areThere = names !== undefined || scope.firstNames !== firstNames
    return areThere || substitutes.length === 0 ? names : this.#substitute(node, substitutes, scope)
  }

  /** Typesets the names or, if there are none, the first substitute with output. */
  set(given: NamesNode, substitutes: readonly Substitute[], scope: Scope, setter: Typesetter): void {
    const node = this.#looked(given, scope)
    const { firstNames } = scope
    if (this.#setNames(node, scope, setter) || scope.firstNames !== firstNames || substitutes.length === 0) return
    if (scope.keepsNames) {
      const output = this.#substitute(node, substitutes, scope)
      if (output !== undefined) setter.putOutput(output)
      return
    }
    const { substituted } = scope
    scope.substituted = node
    for (const { set } of substitutes)
      if (setter.group(node.decoration, '', set, scope) > 0) {
        scope.firstNames ??= unkept
        break
      }
    scope.substituted = substituted
  }

  #substitute(node: NamesNode, substitutes: readonly Substitute[], scope: Scope): Output | undefined {
    const { substituted } = scope
    scope.substituted = node
    const substitute = substituteOf(substitutes, scope)
    scope.substituted = substituted
    if (substitute === undefined) return undefined
    // A substitute for the first names is compared like names.
    const isFirst = scope.firstNames === undefined
    return within(
      node.decoration,
      isFirst ? unlessRepeated([substitute], substitute, scope, this.#texts.locale) : substitute,
    )
  }

  /** Returns names as a substitute, without substitutes of their own. */
  alone(node: NamesNode): Substitute {
    return {
      render: scope => this.#namesOf(this.#looked(node, scope), scope),
      set: (scope, setter) => this.#setNames(this.#looked(node, scope), scope, setter),
    }
  }

  /** Sets the names of an element, without substitutes. Returns false if the element prints nothing. */
  #setNames(node: NamesNode, scope: Scope, setter: Typesetter): boolean {
    const named = namedIn(node, scope)
    if (named === undefined) return false
    if (named.others.length === 0 && this.#setPlain(node, named, scope, setter)) return true
    const output = this.#written(node, named, scope)
    if (output !== undefined) setter.putOutput(output)
    return output !== undefined
  }

  /** Returns the element to render. A bare substitute takes the format of the names that it replaces. */
  #looked(node: NamesNode, { substituted }: Scope): NamesNode {
    if (substituted === undefined || !node.isBare) return node
    const alike = remembered(this.#alike, substituted, () => new Map<NamesNode, NamesNode>())
    return remembered(alike, node, () => {
      const { name, etAl, label, isLabelFirst } = substituted
      return { ...node, name, etAl, label, isLabelFirst }
    })
  }

  #namesOf(node: NamesNode, scope: Scope): Output | undefined {
    const named = namedIn(node, scope)
    return named && this.#written(node, named, scope)
  }

  #written(node: NamesNode, named: AllNamed, scope: Scope): Output | undefined {
    const text = named.others.length === 0 ? this.#plainText(node, named, scope) : undefined
    if (text !== undefined) {
      if (node.label === undefined) return leaf(text, node.decoration)
      const label = this.#label(node.label, named, scope)
      return branch(node.isLabelFirst ? [label, leaf(text)] : [leaf(text), label], '', node.decoration)
    }
    const present = this.#merged([named, ...named.others])
    const format = this.#formatOf(node, scope)
    const { options } = format.format
    if (options.form === 'count') {
      const count = present.reduce((sum, { names, isOpen }) => sum + shownOf(names.length, options, scope, isOpen), 0)
      return leaf(String(count), node.decoration)
    }
    const lists = present.map(
      named => new NameList(named, format, scope, this.#texts, this.#marksParts ? named.variable : undefined),
    )
    const isFirst = scope.firstNames === undefined
    const parts = lists.map((list, place) => {
      const written = list.written()
      const whole = list.list(written)
      const shown = isFirst && place === 0 ? unlessRepeated(written, whole, scope, this.#texts.locale, list) : whole
      const label = this.#label(node.label, present[place], scope)
      return branch(node.isLabelFirst ? [label, shown] : [shown, label])
    })
    return branch(parts, node.delimiter ?? scope.area.namesDelimiter ?? '', node.decoration)
  }

  /** Returns one variable's names as plain text, or undefined if they are marked, needed later or not plain. */
  #plainText(node: NamesNode, named: Named, scope: Scope): string | undefined {
    if (scope.keepsNames || this.#marksParts) return undefined
    const text = this.#formatOf(node, scope).plain.text(named, scope)
    if (text !== undefined) scope.firstNames ??= unkept
    return text
  }

  /** Sets the names of one variable as plain text. Returns false if plain text is not enough or names are omitted. */
  #setPlain(node: NamesNode, named: Named, scope: Scope, setter: Typesetter): boolean {
    const { plainText, format } = this.#formatOf(node, scope)
    const isKept = scope.keepsNames && scope.firstNames === undefined
    const each: string[] | undefined = isKept ? [] : undefined
    const text = plainText.text(named, scope, each)
    if (text === undefined) return false
    const label = node.label === undefined ? undefined : this.#labelText(node.label, named, scope)
    const shown = each === undefined ? text : this.#shown(text, each, named, format, scope)
    if (shown === undefined) return false
    scope.firstNames ??= unkept
    if (label === undefined || node.label === undefined) {
      if (shown !== '') setter.put(shown, node.decoration)
      return true
    }
    const [first, second] = [
      { content: shown, decoration: plain },
      { content: label, decoration: node.label.decoration },
    ]
    setter.group(node.decoration, '', setTexts, node.isLabelFirst ? [second, first] : [first, second])
    return true
  }

  /**
   * Stores the names for the next entry, and returns their text, or the replacement if they equal the previous names.
   * Returns undefined if the names are omitted or the style replaces names one by one.
   */
  #shown(
    text: string,
    each: string[],
    { names, isOpen }: Named,
    { options }: NamesFormat,
    scope: Scope,
  ): string | undefined {
    const { before } = scope
    if (scope.omitsNames) return undefined
    if (isOpen || shownOf(names.length, options, scope) < names.length) each.push('…')
    if (before?.names !== undefined) {
      if (before.rule !== 'complete-all') return undefined
      if (areSameNames(before.names, each, this.#texts.locale)) {
        scope.firstNames = each
        return before.substitute
      }
    }
    scope.firstNames = each
    return text
  }

  /**
   * Returns the format of an element's names. The element's options override those of its area, and a sort key's
   * options override both.
   */
  #formatOf(node: NamesNode, { area, sorting }: Scope): KnownFormat {
    const known = this.#formats.get(sorting ?? area.names)?.get(node)
    if (known !== undefined) return known
    const { name, etAl } = node
    const format: NamesFormat = { options: { ...area.names, ...name?.options, ...sorting }, name, etAl }
    const plain = new PlainNames(format, this.#texts, false)
    const made = { format, plain, plainText: new PlainNames(format, this.#texts, true) }
    remembered(this.#formats, sorting ?? area.names, () => new Map<NamesNode, KnownFormat>()).set(node, made)
    return made
  }

  /** Merges equal lists of editors and translators into one, if the locale has a term for both roles together. */
  #merged(lists: readonly Named[]): readonly Named[] {
    const [first, second] = lists
    if (lists.length !== 2 || first === undefined || second === undefined) return lists
    const isBoth = [first.variable, second.variable].sort().join('') === 'editortranslator'
    if (!isBoth || JSON.stringify(first.names) !== JSON.stringify(second.names)) return lists
    return this.#texts.locale.term('editortranslator') ? [{ ...first, variable: 'editortranslator' }] : lists
  }

  /** Returns the label of the role of names, such as `eds.` for editors. Returns undefined in sort keys. */
  #labelText(node: LabelNode, { variable, names, isOpen }: Named, scope: Scope): Content | undefined {
    if (scope.sorting !== undefined) return undefined
    const isPlural = node.plural === 'always' || (node.plural === 'contextual' && (isOpen || names.length > 1))
    const content = this.#texts.ofStyle(
      this.#texts.locale.word(variable, node.form, isPlural) ?? '',
      node.decoration,
      scope,
    )
    return content?.length === 0 ? undefined : content
  }

  #label(node: LabelNode | undefined, named: Named | undefined, scope: Scope): Output | undefined {
    const content = node && named && this.#labelText(node, named, scope)
    return content === undefined ? undefined : leaf(content, node?.decoration)
  }
}

function setTexts(texts: readonly { content: Content; decoration: Decoration }[], setter: Typesetter): boolean {
  for (const { content, decoration } of texts) if (content.length > 0) setter.put(content, decoration)
  return true
}

/** Returns a substitute that renders the first of the chosen substitutes with output. */
export const firstOf = (chosen: (scope: Scope) => readonly Substitute[] | undefined): Substitute => ({
  render: scope => substituteOf(chosen(scope) ?? [], scope),
  set: (scope, setter) => chosen(scope)?.some(({ set }) => setter.group(plain, '', set, scope) > 0) === true,
})

/** Returns the first output of substitutes, or undefined if none has output or a substitute omits its names. */
function substituteOf(substitutes: readonly Substitute[], scope: Scope): Output | undefined {
  const { firstNames } = scope
  for (const { render } of substitutes) {
    const output = render(scope)
    // Omitted names have no substitute either.
    if (output !== undefined || (scope.omitsNames && scope.firstNames !== firstNames)) return output
  }
  return undefined
}

/** An empty list, for entries whose leading names are not needed later. */
const unkept: readonly Output[] = []

interface Named extends GivenNames {
  variable: string
}

/** The names of the first variable that has any, and of the other variables. */
interface AllNamed extends Named {
  others: readonly Named[]
}

const none: Named[] = []

function namedIn({ variables }: NamesNode, scope: Scope): AllNamed | undefined {
  scope.called++
  let all: (Named & { others: Named[] }) | undefined
  for (const variable of variables) {
    const given = namesIn(variable, scope)
    if (given === undefined) continue
    const names = withoutOthers(given)
    const isOpen = names !== given
    if (all === undefined) all = { variable, names, isOpen, others: none }
    else if (all.others.length === 0) all.others = [{ variable, names, isOpen }]
    else all.others.push({ variable, names, isOpen })
  }
  return all
}

/**
 * Returns a variable's names and counts the variable as found. Returns undefined if the names are missing or already
 * printed.
 */
function namesIn(variable: string, scope: Scope): readonly CslName[] | undefined {
  const value = scope.item[variable]
  if (!Array.isArray(value) || scope.isSpent(variable)) return undefined
  if (value.length === 0 || (value.length === 1 && withoutOthers(value).length === 0)) return undefined
  use(variable, scope)
  return value as CslName[]
}
