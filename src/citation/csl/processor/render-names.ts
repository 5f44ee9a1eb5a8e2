import { remembered } from '../../../core/lazily.ts'
import type { CslName } from '../../../formats/csl-json/csl-item.ts'
import { withoutOthers } from '../items/others-mark.ts'
import { type KnownFormat, NameList } from './names.ts'
import { type NamesFormat, shownOf } from './names-format.ts'
import type { Decoration, LabelNode, NameOptions, NamesNode } from './nodes.ts'
import { branch, type Content, leaf, type Output, within } from './output.ts'
import { plain } from './plain.ts'
import { type GivenNames, PlainNames } from './plain-names.ts'
import { areSameNames, unlessRepeated } from './repeated-names.ts'
import type { Rendering, Scope } from './scope.ts'
import type { TextWriter } from './text-writer.ts'
import type { Typesetter } from './typesetter.ts'
import { use } from './variables.ts'

/** A substitute for names. */
export interface Substitute {
  render: Rendering
  /** Sets it at once, as the parts of a group. */
  set: (scope: Scope, setter: Typesetter) => boolean
}

/** Renders the names of items, https://docs.citationstyles.org/en/stable/specification.html#names. */
export class NamesRenderer {
  readonly #texts: TextWriter
  readonly #marksParts: boolean
  /** Names that look like those that they stand in for. */
  readonly #alike = new Map<NamesNode, Map<NamesNode, NamesNode>>()
  readonly #formats = new Map<NameOptions, Map<NamesNode, KnownFormat>>()

  constructor(texts: TextWriter, marksParts: boolean) {
    this.#texts = texts
    this.#marksParts = marksParts
  }

  /** The names, or the first that there is of what the style has for want of them. */
  render(given: NamesNode, substitutes: readonly Substitute[], scope: Scope): Output | undefined {
    const node = this.#looked(given, scope)
    const { firstNames } = scope
    const names = this.#namesOf(node, scope)
    // Names that are only not written again have nothing in their place.
    const areThere = names !== undefined || scope.firstNames !== firstNames
    return areThere || substitutes.length === 0 ? names : this.#substitute(node, substitutes, scope)
  }

  /** Sets the names, or what the style has for want of them, at once. */
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
    // What stands in for the first names is compared as they are.
    const isFirst = scope.firstNames === undefined
    return within(
      node.decoration,
      isFirst ? unlessRepeated([substitute], substitute, scope, this.#texts.locale) : substitute,
    )
  }

  /** Names without what stands in for them. */
  alone(node: NamesNode): Substitute {
    return {
      render: scope => this.#namesOf(this.#looked(node, scope), scope),
      set: (scope, setter) => this.#setNames(this.#looked(node, scope), scope, setter),
    }
  }

  /** Sets names, and tells whether there are any. */
  #setNames(node: NamesNode, scope: Scope, setter: Typesetter): boolean {
    const named = namedIn(node, scope)
    if (named === undefined) return false
    if (named.others.length === 0 && this.#setPlain(node, named, scope, setter)) return true
    const output = this.#written(node, named, scope)
    if (output !== undefined) setter.putOutput(output)
    return output !== undefined
  }

  /** Names as they are written: those that stand in for others look like them unless they say how, wherever they stand. */
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

  /** Names of one variable that are nothing but a text, which nobody asks for afterwards; undefined where they are more. */
  #plainText(node: NamesNode, named: Named, scope: Scope): string | undefined {
    if (scope.keepsNames || this.#marksParts) return undefined
    const text = this.#formatOf(node, scope).plain.text(named, scope)
    if (text !== undefined) scope.firstNames ??= unkept
    return text
  }

  /** Sets the names of one variable where they are nothing but a text; tells whether they are. */
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

  /** Names that are kept for the next entry, or what stands for them where they are those before; undefined where only some are. */
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

  /** The options of an element are over those of its area, and those of a sort key over both. */
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

  /** Editors who are the translators too are named once. */
  #merged(lists: readonly Named[]): readonly Named[] {
    const [first, second] = lists
    if (lists.length !== 2 || first === undefined || second === undefined) return lists
    const isBoth = [first.variable, second.variable].sort().join('') === 'editortranslator'
    if (!isBoth || JSON.stringify(first.names) !== JSON.stringify(second.names)) return lists
    return this.#texts.locale.term('editortranslator') ? [{ ...first, variable: 'editortranslator' }] : lists
  }

  /** Returns the role label of the people, such as editors or translators. Sort keys omit the label. */
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

/** Texts side by side. */
function setTexts(texts: readonly { content: Content; decoration: Decoration }[], setter: Typesetter): boolean {
  for (const { content, decoration } of texts) if (content.length > 0) setter.put(content, decoration)
  return true
}

/** Returns the first of the chosen substitutes that renders something. */
export const firstOf = (chosen: (scope: Scope) => readonly Substitute[] | undefined): Substitute => ({
  render: scope => substituteOf(chosen(scope) ?? [], scope),
  set: (scope, setter) => chosen(scope)?.some(({ set }) => setter.group(plain, '', set, scope) > 0) === true,
})

/** The first that there is of what stands in for names. */
function substituteOf(substitutes: readonly Substitute[], scope: Scope): Output | undefined {
  const { firstNames } = scope
  for (const { render } of substitutes) {
    const output = render(scope)
    // Names that are left out have nothing in their place either.
    if (output !== undefined || (scope.omitsNames && scope.firstNames !== firstNames)) return output
  }
  return undefined
}

/** First names that nobody asks for afterwards. */
const unkept: readonly Output[] = []

/** The names of a variable. */
interface Named extends GivenNames {
  variable: string
}

/** The names of the first variable that has any, and those of the others. */
interface AllNamed extends Named {
  others: readonly Named[]
}

const none: Named[] = []

/** The names of the variables of an element; undefined where there are none. */
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

/** The names of a variable that is not spent; it counts as found. Who reads an item leaves nothing in its lists but names. */
function namesIn(variable: string, scope: Scope): readonly CslName[] | undefined {
  const value = scope.item[variable]
  if (!Array.isArray(value) || scope.isSpent(variable)) return undefined
  if (value.length === 0 || (value.length === 1 && withoutOthers(value).length === 0)) return undefined
  use(variable, scope)
  return value as CslName[]
}
