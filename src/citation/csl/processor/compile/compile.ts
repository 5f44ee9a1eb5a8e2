import { attributeOf, elementsOf, type XmlElement } from '../../../../text/xml/tree.ts'
import type { Refusal } from '../../error.ts'
import { child, decorationOf, flag, nameOptionsOf, oneOf, wholeNumber } from './attributes.ts'
import { Compiler } from './compile-nodes.ts'
import { localePartsOf } from './locale-xml.ts'
import type { Area, BibliographyArea, Citation, CompiledStyle, Macro, SortKey } from './nodes.ts'
import { hasLaterForm, isDistinguishing, isTelling } from './style-questions.ts'
import { wholeOf } from './whole.ts'

/**
 * Compiles a style into its renderable form, and calls `refuse` for elements and conditions that CSL 1.0.2 does not
 * have. Expects checked macros: every called macro exists, and none calls itself.
 */
export function compileStyle(root: XmlElement, refuse: Refusal): CompiledStyle {
  const macros = new Map<string, Macro>()
  const compiler = new Compiler(macros, refuse)
  const written = elementsOf(root).filter(({ local }) => local === 'macro')
  for (const element of written) {
    const name = attributeOf(element, 'name') ?? ''
    macros.set(name, { name, children: [] })
  }
  // A macro may call a macro that is defined after it.
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
  return {
    ...areas,
    isDistinguishing: isDistinguishing(areas),
    isNote: attributeOf(root, 'class') === 'note',
    initializeWithHyphen: attributeOf(root, 'initialize-with-hyphen') !== 'false',
    demoteNonDroppingParticle:
      oneOf(['never', 'sort-only', 'display-and-sort'], attributeOf(root, 'demote-non-dropping-particle')) ??
      'display-and-sort',
    pageRangeFormat: oneOf(
      ['expanded', 'minimal', 'minimal-two', 'chicago', 'chicago-15', 'chicago-16'],
      attributeOf(root, 'page-range-format'),
    ),
    locales: elementsOf(root)
      .filter(({ local }) => local === 'locale')
      .map(localePartsOf),
  }
}

function citationOf(element: XmlElement, root: XmlElement, compiler: Compiler): Citation {
  const text = (name: string) => attributeOf(element, name)
  const area = areaOf('citation', element, root, compiler)
  return {
    ...area,
    hasLaterForm: hasLaterForm(area),
    isTelling: isTelling(area),
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
    // Different works may have the same label.
    addYearSuffix: compiler.usesLabels || (flag(text('disambiguate-add-year-suffix')) ?? false),
    nearNoteDistance: wholeNumber(text('near-note-distance')) ?? 5,
  }
}

function bibliographyOf(element: XmlElement, root: XmlElement, compiler: Compiler): BibliographyArea {
  const substitute = attributeOf(element, 'subsequent-author-substitute')
  return {
    ...areaOf('bibliography', element, root, compiler),
    secondFieldAlign: attributeOf(element, 'second-field-align') !== undefined,
    look: {
      hangingIndent: flag(attributeOf(element, 'hanging-indent')) ?? false,
      entrySpacing: wholeNumber(attributeOf(element, 'entry-spacing')),
      lineSpacing: wholeNumber(attributeOf(element, 'line-spacing')),
    },
    subsequentAuthor:
      substitute === undefined
        ? undefined
        : {
            substitute,
            rule: oneOf(rules, attributeOf(element, 'subsequent-author-substitute-rule')) ?? 'complete-all',
          },
  }
}

const rules = ['complete-all', 'complete-each', 'partial-each', 'partial-first'] as const

function areaOf(kind: Area['kind'], element: XmlElement, root: XmlElement, compiler: Compiler): Area {
  const layout = child(element, 'layout')
  const sort = child(element, 'sort')
  return {
    kind,
    layout: {
      decoration: decorationOf(layout),
      delimiter: (layout && attributeOf(layout, 'delimiter')) ?? '',
      children: layout ? compiler.nodes(layout) : [],
    },
    sort: sort ? elementsOf(sort).flatMap(key => sortKeyOf(key, compiler.macros)) : [],
    names: { ...nameOptionsOf(root), ...nameOptionsOf(element) },
    namesDelimiter: attributeOf(element, 'names-delimiter') ?? attributeOf(root, 'names-delimiter'),
  }
}

function sortKeyOf(element: XmlElement, macros: ReadonlyMap<string, Macro>): SortKey[] {
  const variable = attributeOf(element, 'variable')
  const children =
    variable === undefined ? macros.get(attributeOf(element, 'macro') ?? '')?.children : wholeOf(variable)
  if (element.local !== 'key' || children === undefined) return []
  const etAlMin = wholeNumber(attributeOf(element, 'names-min'))
  const etAlUseFirst = wholeNumber(attributeOf(element, 'names-use-first'))
  const etAlUseLast = flag(attributeOf(element, 'names-use-last'))
  const names: SortKey['names'] = {
    nameAsSortOrder: 'all',
    ...(etAlMin !== undefined && { etAlMin }),
    ...(etAlUseFirst !== undefined && { etAlUseFirst }),
    ...(etAlUseLast !== undefined && { etAlUseLast }),
  }
  return [{ children, isDescending: attributeOf(element, 'sort') === 'descending', names }]
}
