import { bareVersion } from '../../../version.ts'
import type { LabelNode, NumberNode } from '../compile/nodes.ts'
import { termName } from '../compile/nodes.ts'
import type { Scope, TextElement } from '../elements/scope.ts'
import type { TextWriter } from '../text/text-writer.ts'
import { isPlural, sortableNumber, writeNumber, writePages } from './numbers.ts'
import { finder, textReader } from './variables.ts'

/** Builds the renderer of a number variable in the form that its element requires. */
export function renderNumber({ variable, form, decoration }: NumberNode, texts: TextWriter): TextElement {
  const { style, locale } = texts
  const textOf = finder(variable)
  const gender = locale.genderOf(variable)
  const delimiter = locale.term('page-range-delimiter') ?? '–'
  // The `v` or `V.` of a style replaces that of `v1.2`.
  const isAfterV = variable === 'version' && endsInV.test(decoration.prefix)
  const written = (given: string, scope: Scope): string => {
    const value = isAfterV ? bareVersion(given) : given
    if (variable === 'page' && form === 'numeric') return writePages(value, style.pageRangeFormat, delimiter)
    if (variable === 'locator') return locatorText(value, scope, texts)
    // A version is a name: 2021-04-13 and 1-0-1 are not ranges.
    if (variable === 'version' && (form === 'numeric' || !/^\d+$/.test(value))) return value
    return writeNumber(value, form, locale, gender)
  }
  const contentOf: TextElement['contentOf'] = scope => {
    const value = textOf(scope)
    if (value === undefined) return undefined
    if (scope.sorting !== undefined) return sortableNumber(value)
    return texts.ofItem(written(value, scope), decoration, scope)
  }
  return { contentOf, decoration, isBareInKeys: true }
}

const endsInV = /(?<!\p{L})v\.?\s{0,9}$/iu

/**
 * Writes a locator with range dashes in place of hyphens,
 * https://docs.citationstyles.org/en/stable/specification.html#range-delimiters. Page ranges take the style's format.
 */
function locatorText(value: string, { place }: Scope, { style, locale }: TextWriter): string {
  const delimiter = locale.term('page-range-delimiter') ?? '–'
  const format = place?.label === 'page' ? style.pageRangeFormat : undefined
  const dashed = value.replace(rangeHyphen, delimiter)
  return writePages(dashed, format, delimiter).replace(/\s*&\s*/g, ` ${locale.ampersand} `)
}

/**
 * Matches up to three hyphens between letters or numbers. The hyphen in `A-5`, page 5 of appendix A, is part of a
 * number.
 */
const rangeHyphen = /(?<=[\p{L}\p{N})])(?<!(?<![\p{L}\p{N}])[A-Z]{1,2}(?=-\d))-{1,3}(?=[\p{L}\p{N}(])/gu

/** Builds the renderer of a number's label, singular or plural: `p.`, `vols.` */
export function renderLabel(node: LabelNode, texts: TextWriter): TextElement {
  const { locale } = texts
  const { variable = '', form, plural, decoration } = node
  const textOf = textReader(variable)
  const own = termName(variable)
  const contentOf: TextElement['contentOf'] = scope => {
    // A number and its label may both replace names.
    const value = scope.isSpent(variable) && scope.substituted === undefined ? undefined : textOf(scope)
    if (value === undefined) return undefined
    const isSeveral = plural === 'always' || (plural === 'contextual' && isPlural(variable, value, locale.term('and')))
    const term = variable === 'locator' && scope.place !== undefined ? termName(scope.place.label) : own
    return texts.ofStyle(locale.word(term, form, isSeveral) ?? '', decoration, scope)
  }
  return { contentOf, decoration }
}
