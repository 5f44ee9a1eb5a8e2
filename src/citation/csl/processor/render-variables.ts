import { formatFor, readDate, sortableDate, writeDate } from './dates.ts'
import type { DateNode, Decoration, VariableNode } from './nodes.ts'
import { letters } from './numbers.ts'
import { leaf, type Output } from './output.ts'
import type { Rendering, Scope } from './scope.ts'
import type { TextWriter } from './text-writer.ts'
import { finder, use } from './variables.ts'

/** What renders the text of a variable. */
export const renderVariable = (node: VariableNode, texts: TextWriter): Rendering =>
  node.variable === 'year-suffix' ? ownSuffix(node) : renderText(node, texts)

function renderText(node: VariableNode, texts: TextWriter): Rendering {
  const { variable, form, decoration } = node
  const textOf = finder(variable, form)
  if (variable === 'citation-label')
    return scope => {
      const value = textOf(scope)
      if (value === undefined) return undefined
      scope.isSuffixWritten = true
      return texts.ofItem(value + (scope.sorting ? '' : (suffixOf(scope) ?? '')), decoration, scope)
    }
  if (variable === 'DOI' || variable === 'URL')
    return scope => {
      const value = textOf(scope)
      if (value === undefined) return undefined
      scope.hasBegun = true
      return address(value, node)
    }
  return scope => {
    const value = textOf(scope)
    const written = value === undefined ? undefined : texts.ofItem(value, decoration, scope)
    const isTitle = variable === 'title' && scope.area.kind === 'bibliography' && scope.sorting === undefined
    return written && isTitle ? { ...written, titleOf: scope.item } : written
  }
}

/** What renders a date of an item. */
export function renderDate(node: DateNode, texts: TextWriter): Rendering {
  const { variable } = node
  const format = formatFor(node, texts.locale)
  return scope => {
    scope.called++
    const date = scope.isSpent(variable) ? undefined : readDate(scope.item[variable])
    if (date === undefined) return undefined
    const suffix = scope.hasOwnSuffix || scope.isSuffixWritten ? undefined : suffixOf(scope)
    const write = (text: string, decoration: Decoration) => texts.ofItem(text, decoration, scope)
    const written =
      scope.sorting === undefined
        ? writeDate(date, format, texts.locale, write, suffix === undefined ? undefined : leaf(suffix))
        : leaf(sortableDate(date, format))
    if (written === undefined) return undefined
    if (suffix !== undefined) scope.isSuffixWritten = true
    use(variable, scope)
    return written
  }
}

/** The letter after a year, which is no variable of the item: a group does not depend on it. */
const ownSuffix =
  ({ decoration }: VariableNode): Rendering =>
  scope => {
    const suffix = suffixOf(scope)
    if (suffix === undefined) return undefined
    scope.found++
    scope.isSuffixWritten = true
    return leaf(suffix, decoration)
  }

/** A DOI or an address; a style that writes the address of a DOI in full means all of it. */
function address(text: string, node: VariableNode): Output | undefined {
  const { variable, decoration } = node
  const [resolver = ''] = variable === 'DOI' ? (/https?:\/\/(?:dx\.)?doi\.org\/$/.exec(decoration.prefix) ?? []) : []
  if (resolver === '') return leaf(text, decoration, true)
  return leaf(resolver + text, { ...decoration, prefix: decoration.prefix.slice(0, -resolver.length) }, true)
}

const suffixOf = ({ distinction: { yearSuffix } }: Scope): string | undefined =>
  yearSuffix === undefined ? undefined : letters(yearSuffix)
