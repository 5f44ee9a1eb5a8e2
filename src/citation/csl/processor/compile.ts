import type { XmlElement } from '../../../formats/xml/read.ts'
import { attributeOf, elementsOf } from '../../../formats/xml/read.ts'
import { decorationOf, flag, nameOptionsOf, oneOf, plain, wholeNumber } from './attributes.ts'
import type {
  Area,
  BibliographyArea,
  Branch,
  Citation,
  DateFormat,
  DateNode,
  DatePart,
  DatePartName,
  Decoration,
  EtAlNode,
  LabelNode,
  Macro,
  NameNode,
  NamePart,
  NamesNode,
  Node,
  SortKey,
  Style,
  TermForm,
  Test,
  TextNode,
} from './nodes.ts'

/**
 * A style as it is rendered by; undefined where it has elements or conditions that are not of CSL 1.0.2. What it calls is there and
 * leads to no circle: that was checked when it was read.
 */
export function compileStyle(root: XmlElement): Style | undefined {
  const macros = new Map<string, Macro>()
  const compiler = new Compiler(macros)
  const written = elementsOf(root).filter(({ local }) => local === 'macro')
  for (const element of written) {
    const name = attributeOf(element, 'name') ?? ''
    macros.set(name, { name, children: [] })
  }
  // Macros may call those that come after them.
  for (const element of written) {
    const macro = macros.get(attributeOf(element, 'name') ?? '')
    if (macro !== undefined) macro.children = compiler.nodes(element)
  }
  const citation = child(root, 'citation')
  const bibliography = child(root, 'bibliography')
  const areas = {
    citation: citationOf(citation ?? root, root, compiler),
    bibliography: bibliography && bibliographyOf(bibliography, root, compiler),
  }
  if (!compiler.knowsAll) return undefined
  return {
    ...areas,
    isNote: attributeOf(root, 'class') === 'note',
    initializeWithHyphen: attributeOf(root, 'initialize-with-hyphen') !== 'false',
    demoteNonDroppingParticle:
      oneOf(['never', 'sort-only', 'display-and-sort'], attributeOf(root, 'demote-non-dropping-particle')) ??
      'display-and-sort',
    pageRangeFormat: attributeOf(root, 'page-range-format'),
    locales: elementsOf(root).filter(({ local }) => local === 'locale'),
  }
}

const child = (element: XmlElement, name: string): XmlElement | undefined =>
  elementsOf(element).find(({ local }) => local === name)

function citationOf(element: XmlElement, root: XmlElement, compiler: Compiler): Citation {
  const text = (name: string) => attributeOf(element, name)
  return {
    ...areaOf('citation', element, root, compiler),
    collapse: oneOf(['citation-number', 'year', 'year-suffix', 'year-suffix-ranged'], text('collapse')),
    citeGroupDelimiter: text('cite-group-delimiter'),
    afterCollapseDelimiter: text('after-collapse-delimiter'),
    yearSuffixDelimiter: text('year-suffix-delimiter'),
    addNames: flag(text('disambiguate-add-names')) ?? false,
    addGivenNames: flag(text('disambiguate-add-givenname')) ?? false,
    givenNameRule:
      oneOf(
        ['all-names', 'all-names-with-initials', 'primary-name', 'primary-name-with-initials', 'by-cite'],
        text('givenname-disambiguation-rule'),
      ) ?? 'by-cite',
    addYearSuffix: flag(text('disambiguate-add-year-suffix')) ?? false,
  }
}

function bibliographyOf(element: XmlElement, root: XmlElement, compiler: Compiler): BibliographyArea {
  const substitute = attributeOf(element, 'subsequent-author-substitute')
  return {
    ...areaOf('bibliography', element, root, compiler),
    secondFieldAlign: attributeOf(element, 'second-field-align') !== undefined,
    subsequentAuthor:
      substitute === undefined
        ? undefined
        : { substitute, rule: attributeOf(element, 'subsequent-author-substitute-rule') ?? 'complete-all' },
  }
}

function areaOf(kind: Area['kind'], element: XmlElement, root: XmlElement, compiler: Compiler): Area {
  const layout = child(element, 'layout')
  const sort = child(element, 'sort')
  return {
    kind,
    layout: {
      ...(layout ? decorationOf(layout) : plain),
      delimiter: (layout && attributeOf(layout, 'delimiter')) ?? '',
      children: layout ? compiler.nodes(layout) : [],
    },
    sort: sort ? elementsOf(sort).flatMap(key => compiler.sortKey(key)) : [],
    names: { ...nameOptionsOf(root), ...nameOptionsOf(element) },
    namesDelimiter: attributeOf(element, 'names-delimiter') ?? attributeOf(root, 'names-delimiter'),
  }
}

/** Makes nodes of elements. */
class Compiler {
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
    for (const { local, value } of element.attributes) {
      const what = oneOf(conditions, local)
      if (what !== undefined) for (const word of wordsOf(value)) tests.push({ what, value: word })
      else if (local !== 'match') this.knowsAll = false
    }
    return {
      match: oneOf(['any', 'none'], attributeOf(element, 'match')) ?? 'all',
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

const partNames: readonly DatePartName[] = ['year', 'month', 'day']

/** A date format out of `<date>` of a style or of a locale. */
export function dateFormatOf(element: XmlElement): DateFormat {
  const parts = elementsOf(element).flatMap((part): DatePart[] => {
    const name = oneOf(partNames, attributeOf(part, 'name'))
    if (name === undefined) return []
    return [
      {
        ...decorationOf(part),
        name,
        form: attributeOf(part, 'form'),
        rangeDelimiter: attributeOf(part, 'range-delimiter'),
      },
    ]
  })
  return { ...decorationOf(element), delimiter: attributeOf(element, 'delimiter') ?? '', parts }
}

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
