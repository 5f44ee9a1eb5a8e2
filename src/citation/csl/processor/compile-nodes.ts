import type { XmlElement } from '../../../formats/xml/read.ts'
import { attributeOf, elementsOf } from '../../../formats/xml/read.ts'
import { child, decorationOf, flag, nameOptionsOf, oneOf, wholeNumber } from './attributes.ts'
import { dateFormatOf, partNames } from './date-format.ts'
import type {
  Branch,
  DateNode,
  Decoration,
  EtAlNode,
  LabelNode,
  Macro,
  NameNode,
  NamePart,
  NamesNode,
  Node,
  SortKey,
  TermForm,
  Test,
  TextNode,
} from './nodes.ts'

/** Makes nodes of elements. */
export class Compiler {
  readonly #macros: ReadonlyMap<string, Macro>
  /** Whether all that was met so far is known. */
  knowsAll = true

  constructor(macros: ReadonlyMap<string, Macro>) {
    this.#macros = macros
  }

  nodes(parent: XmlElement): Node[] {
    return elementsOf(parent).flatMap(element => this.#node(element) ?? [])
  }

  sortKey(element: XmlElement): SortKey[] {
    const variable = attributeOf(element, 'variable')
    const macro = this.#macros.get(attributeOf(element, 'macro') ?? '')
    const by = variable !== undefined ? { variable } : macro && { macro }
    if (element.local !== 'key' || by === undefined) return []
    const [etAlMin, etAlUseFirst] = [
      wholeNumber(attributeOf(element, 'names-min')),
      wholeNumber(attributeOf(element, 'names-use-first')),
    ]
    const etAlUseLast = flag(attributeOf(element, 'names-use-last'))
    const names = {
      ...(etAlMin !== undefined && { etAlMin }),
      ...(etAlUseFirst !== undefined && { etAlUseFirst }),
      ...(etAlUseLast !== undefined && { etAlUseLast }),
    }
    return [{ by, isDescending: attributeOf(element, 'sort') === 'descending', names }]
  }

  #node(element: XmlElement): Node | undefined {
    const decoration = decorationOf(element)
    switch (element.local) {
      case 'text':
        return this.#text(element, decoration)
      case 'number':
        return {
          ...decoration,
          kind: 'number',
          variable: attributeOf(element, 'variable') ?? '',
          form: oneOf(['numeric', 'ordinal', 'long-ordinal', 'roman'], attributeOf(element, 'form')) ?? 'numeric',
        }
      case 'date':
        return dateOf(element, decoration)
      case 'names':
        return this.#names(element, decoration)
      case 'label':
        return labelOf(element, decoration)
      case 'group':
        return {
          ...decoration,
          kind: 'group',
          delimiter: attributeOf(element, 'delimiter') ?? '',
          children: this.nodes(element),
        }
      case 'choose':
        return { ...decoration, kind: 'choose', branches: elementsOf(element).map(branch => this.#branch(branch)) }
      default:
        this.knowsAll = false
        return undefined
    }
  }

  #text(element: XmlElement, decoration: Decoration): TextNode | undefined {
    const text = (name: string) => attributeOf(element, name)
    const variable = text('variable')
    // Labels that are made of names and years have no rule in the specification.
    if (variable === 'citation-label') this.knowsAll = false
    if (variable !== undefined)
      return { ...decoration, kind: 'variable', variable, form: oneOf(['short'], text('form')) ?? 'long' }
    const macro = this.#macros.get(text('macro') ?? '')
    if (macro !== undefined) return { ...decoration, kind: 'macro', macro }
    const term = text('term')
    if (term !== undefined)
      return { ...decoration, kind: 'term', term, form: formOf(element), plural: text('plural') === 'true' }
    const value = text('value')
    return value === undefined ? undefined : { ...decoration, kind: 'value', value }
  }

  #names(element: XmlElement, decoration: Decoration): NamesNode {
    const within = elementsOf(element)
    if (within.some(({ local }) => !['name', 'et-al', 'label', 'substitute'].includes(local))) this.knowsAll = false
    const [name, label] = ['name', 'label'].map(local => within.findIndex(one => one.local === local))
    const at = (index: number | undefined) => (index === undefined ? undefined : within[index])
    const [nameElement, labelElement, etAl, substitute] = [
      at(name),
      at(label),
      child(element, 'et-al'),
      child(element, 'substitute'),
    ]
    return {
      ...decoration,
      kind: 'names',
      variables: wordsOf(attributeOf(element, 'variable')),
      delimiter: attributeOf(element, 'delimiter'),
      name: nameElement && nameOf(nameElement),
      etAl: etAl && etAlOf(etAl),
      label: labelElement && labelOf(labelElement, decorationOf(labelElement)),
      isLabelFirst: label !== undefined && name !== undefined && label >= 0 && label < name,
      substitute: substitute ? this.nodes(substitute) : [],
    }
  }

  #branch(element: XmlElement): Branch {
    const tests: Test[] = []
    const match = attributeOf(element, 'match') ?? 'all'
    if (!['if', 'else-if', 'else'].includes(element.local) || !['all', 'any', 'none'].includes(match))
      this.knowsAll = false
    for (const { local, value } of element.attributes) {
      const what = oneOf(conditions, local)
      // A condition that names nothing holds of nothing.
      if (what !== undefined) for (const word of value.trim().split(/\s+/)) tests.push({ what, value: word })
      else if (local !== 'match') this.knowsAll = false
    }
    return {
      match: oneOf(['any', 'none'], match) ?? 'all',
      tests,
      children: this.nodes(element),
    }
  }
}

const conditions = [
  'type',
  'variable',
  'is-numeric',
  'is-uncertain-date',
  'position',
  'locator',
  'disambiguate',
] as const

const wordsOf = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(word => word !== '')

const formOf = (element: XmlElement): TermForm =>
  oneOf(['short', 'verb', 'verb-short', 'symbol'], attributeOf(element, 'form')) ?? 'long'

const labelOf = (element: XmlElement, decoration: Decoration): LabelNode => ({
  ...decoration,
  kind: 'label',
  variable: attributeOf(element, 'variable'),
  form: formOf(element),
  plural: oneOf(['always', 'never'], attributeOf(element, 'plural')) ?? 'contextual',
})

function nameOf(element: XmlElement): NameNode {
  const part = (name: NamePart['name']): NamePart | undefined => {
    const found = elementsOf(element).find(one => attributeOf(one, 'name') === name)
    return found && { ...decorationOf(found), name }
  }
  return {
    ...decorationOf(element),
    options: nameOptionsOf(element, true),
    family: part('family'),
    given: part('given'),
  }
}

const etAlOf = (element: XmlElement): EtAlNode => ({
  ...decorationOf(element),
  term: attributeOf(element, 'term') ?? 'et-al',
})

function dateOf(element: XmlElement, decoration: Decoration): DateNode {
  const shown = { year: ['year'], 'year-month': ['year', 'month'] } as const
  const which = oneOf(['year', 'year-month'], attributeOf(element, 'date-parts'))
  return {
    ...dateFormatOf(element),
    ...decoration,
    kind: 'date',
    variable: attributeOf(element, 'variable') ?? '',
    form: oneOf(['text', 'numeric'], attributeOf(element, 'form')),
    shown: which === undefined ? partNames : shown[which],
  }
}
