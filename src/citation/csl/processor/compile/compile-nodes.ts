import { attributeOf, elementsOf, type XmlElement } from '../../../../text/xml/tree.ts'
import type { Refusal } from '../../error.ts'
import { numberVariables } from '../values/numbers.ts'
import { child, decorationOf, nameOptionsOf, oneOf } from './attributes.ts'
import { dateFormatOf, partNames } from './locale-xml.ts'
import type {
  Branch,
  DateNode,
  Decoration,
  EtAlNode,
  LabelNode,
  Macro,
  NameNode,
  NamePart,
  NamesLook,
  NamesNode,
  Node,
  NumberNode,
  TermForm,
  Test,
  TextNode,
  VariableNode,
} from './nodes.ts'
import { termName } from './nodes.ts'
import { affixesOf, withoutAffixes } from './plain.ts'

/** A compiler that turns the XML elements of a style into nodes. */
export class Compiler {
  readonly macros: ReadonlyMap<string, Macro>
  /** True if an element compiled so far prints the variable `citation-label`, whose values look like `Ferr78`. */
  usesLabels = false

  readonly #refuse: Refusal

  constructor(macros: ReadonlyMap<string, Macro>, refuse: Refusal) {
    this.macros = macros
    this.#refuse = refuse
  }

  nodes(parent: XmlElement): Node[] {
    return elementsOf(parent).flatMap(element => this.#node(element, parent) ?? [])
  }

  #node(element: XmlElement, parent: XmlElement): Node | undefined {
    const decoration = decorationOf(element)
    switch (element.local) {
      case 'text':
        return this.#text(element, decoration)
      case 'number':
        return {
          decoration,
          kind: 'number',
          variable: attributeOf(element, 'variable') ?? '',
          form: oneOf(['numeric', 'ordinal', 'long-ordinal', 'roman'], attributeOf(element, 'form')) ?? 'numeric',
        }
      case 'date':
        return dateOf(element)
      case 'names':
        return this.#names(element, decoration)
      case 'label':
        return labelOf(element, decoration)
      case 'group':
        return {
          decoration,
          kind: 'group',
          delimiter: attributeOf(element, 'delimiter') ?? '',
          children: this.nodes(element),
        }
      case 'choose':
        return { kind: 'choose', branches: elementsOf(element).map(branch => this.#branch(branch, element)) }
      default:
        return this.#refuseElement(element, parent)
    }
  }

  #text(element: XmlElement, decoration: Decoration): TextNode | NumberNode | undefined {
    const text = (name: string) => attributeOf(element, name)
    const variable = text('variable')
    if (variable === 'citation-label') this.usesLabels = true
    if (variable !== undefined) return variableNode(variable, oneOf(['short'], text('form')) ?? 'long', decoration)
    const macro = this.macros.get(text('macro') ?? '')
    if (macro !== undefined) return { decoration, kind: 'macro', macro }
    const term = text('term')
    if (term !== undefined)
      return {
        decoration,
        kind: 'term',
        term: termName(term),
        form: formOf(element),
        plural: text('plural') === 'true',
      }
    const value = text('value')
    return value === undefined ? undefined : { decoration, kind: 'value', value }
  }

  #names(element: XmlElement, decoration: Decoration): NamesNode {
    const unknown = elementsOf(element).find(({ local }) => !['name', 'et-al', 'label', 'substitute'].includes(local))
    if (unknown !== undefined) this.#refuseElement(unknown, element)
    const [name, label, etAl] = ['name', 'label', 'et-al'].map(local => child(element, local))
    const substitute = child(element, 'substitute')
    const look: NamesLook = {
      name: name && nameOf(name),
      etAl: etAl && etAlOf(etAl),
      label: label && labelOf(label, decorationOf(label)),
      isLabelFirst: name !== undefined && elementsOf(element).find(one => one === name || one === label) === label,
    }
    return {
      ...look,
      decoration,
      kind: 'names',
      variables: wordsOfAttribute(attributeOf(element, 'variable')),
      delimiter: attributeOf(element, 'delimiter'),
      isBare: elementsOf(element).length === 0,
      substitute: substitute ? this.nodes(substitute) : [],
    }
  }

  #branch(element: XmlElement, parent: XmlElement): Branch {
    const tests: Test[] = []
    const match = attributeOf(element, 'match') ?? 'all'
    if (!['if', 'else-if', 'else'].includes(element.local)) this.#refuseElement(element, parent)
    if (!['all', 'any', 'none'].includes(match)) this.#refuse(`CSL 1.0.2 has no match="${shown(match)}".`, element)
    for (const { local, value } of element.attributes) {
      const what = oneOf(conditions, local)
      if (local === 'type') tests.push({ what: 'type', types: wordsOfAttribute(value) })
      // An empty attribute still produces one test, for the empty value.
      else if (what !== undefined) for (const word of value.trim().split(/\s+/)) tests.push({ what, value: word })
      else if (local !== 'match') this.#refuse(`CSL 1.0.2 has no condition "${shown(local)}".`, element)
    }
    return {
      match: oneOf(['any', 'none'], match) ?? 'all',
      tests,
      children: this.nodes(element),
    }
  }

  #refuseElement(element: XmlElement, parent: XmlElement): never {
    return this.#refuse(`CSL 1.0.2 has no <${shown(element.name)}> in <${shown(parent.name)}>.`, element)
  }
}

const shown = (name: string): string => name.slice(0, 60)

function variableNode(variable: string, form: VariableNode['form'], decoration: Decoration): VariableNode | NumberNode {
  if (numberVariables.has(variable)) return { decoration, kind: 'number', variable, form: 'numeric' }
  return { decoration, kind: 'variable', variable, form }
}

const conditions = ['variable', 'is-numeric', 'is-uncertain-date', 'position', 'locator', 'disambiguate'] as const

const wordsOfAttribute = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(word => word !== '')

const formOf = (element: XmlElement): TermForm =>
  oneOf(['short', 'verb', 'verb-short', 'symbol'], attributeOf(element, 'form')) ?? 'long'

const labelOf = (element: XmlElement, decoration: Decoration): LabelNode => ({
  decoration,
  kind: 'label',
  variable: attributeOf(element, 'variable'),
  form: formOf(element),
  plural: oneOf(['always', 'never'], attributeOf(element, 'plural')) ?? 'contextual',
})

function nameOf(element: XmlElement): NameNode {
  const part = (name: 'family' | 'given'): NamePart => {
    const found = elementsOf(element).find(one => attributeOf(one, 'name') === name)
    const decoration = decorationOf(found)
    return { text: withoutAffixes(decoration), affixes: affixesOf(decoration) }
  }
  return {
    decoration: decorationOf(element),
    options: nameOptionsOf(element, true),
    family: part('family'),
    given: part('given'),
  }
}

const etAlOf = (element: XmlElement): EtAlNode => ({
  decoration: decorationOf(element),
  term: termName(attributeOf(element, 'term') ?? 'et-al'),
})

function dateOf(element: XmlElement): DateNode {
  const shown = { year: ['year'], 'year-month': ['year', 'month'] } as const
  const which = oneOf(['year', 'year-month'], attributeOf(element, 'date-parts'))
  return {
    ...dateFormatOf(element),
    kind: 'date',
    variable: attributeOf(element, 'variable') ?? '',
    form: oneOf(['text', 'numeric'], attributeOf(element, 'form')),
    shown: which === undefined ? partNames : shown[which],
  }
}
