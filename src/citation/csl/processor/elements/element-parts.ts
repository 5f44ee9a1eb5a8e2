import type { ChooseNode, Decoration, NamesNode, Node } from '../compile/nodes.ts'
import { plain } from '../compile/plain.ts'
import type { NamesRenderer } from '../names/render-names.ts'
import { leaf } from '../text/output.ts'
import type { TextWriter } from '../text/text-writer.ts'
import { renderLabel, renderNumber } from '../values/render-numbers.ts'
import { renderVariable } from '../values/render-variables.ts'
import type { StyleElement } from './block.ts'
import type { Rendering, Scope, TextElement } from './scope.ts'

/** The dependencies of style elements at render time. */
export interface Tools {
  id: string
  texts: TextWriter
  names: NamesRenderer
  /** True if the output of a variable is marked with the variable's name. */
  marksParts: boolean
}

/** Any node except choices, groups and macros. */
export type Single = Exclude<Node, ChooseNode | { kind: 'group' | 'macro' }>

/** Builds the renderer of an element with a single text. */
export function textElementOf(node: Exclude<Single, NamesNode | { kind: 'date' }>, { texts }: Tools): TextElement {
  const { decoration } = node
  switch (node.kind) {
    case 'variable':
      return renderVariable(node, texts)
    case 'term': {
      const term = texts.locale.term(node.term, node.form, node.plural)
      if (term !== undefined && !texts.locale.isBorrowed(node.term))
        return { contentOf: scope => texts.term(term, decoration, scope), decoration }
      const contentOf: TextElement['contentOf'] = scope => {
        texts.locale.missing.add(node.term)
        return texts.term(term, decoration, scope)
      }
      return { contentOf, decoration }
    }
    case 'value':
      return { contentOf: scope => texts.ofStyle(node.value, decoration, scope), decoration }
    case 'number':
      return renderNumber(node, texts)
    case 'label':
      return renderLabel(node, texts)
  }
}

/** Returns a function that appends the output of a rendering, if any. */
export const adding =
  (render: Rendering): StyleElement['add'] =>
  (scope, outputs) => {
    const output = render(scope)
    if (output !== undefined) outputs.push(output)
  }

/** Returns the text of an element as an output, or undefined if the element has no text. */
export function outputOf({ contentOf, decoration, isBareInKeys, isAddress, isTitle }: TextElement, scope: Scope) {
  const content = contentOf(scope)
  if (content === undefined) return undefined
  const isKey = scope.sorting !== undefined
  const output = leaf(content, isKey && isBareInKeys ? plain : decoration, isAddress)
  const isOfEntry = isTitle && !isKey && scope.area.kind === 'bibliography'
  return output && isOfEntry ? { ...output, titleOf: scope.item } : output
}

/** Returns a function that sets the text of an element directly, if the element has text. */
export const setting =
  ({ contentOf, decoration, isBareInKeys = false }: TextElement): StyleElement['set'] =>
  (scope, setter) => {
    const content = contentOf(scope)
    if (content === undefined || content.length === 0) return
    setter.put(content, isBareInKeys && scope.sorting !== undefined ? plain : decoration)
  }

/**
 * Wraps an element so that its texts are rendered without periods, if the decoration strips periods. Otherwise returns
 * the element itself.
 */
export function stripping({ stripPeriods }: Decoration, element: StyleElement): StyleElement {
  if (!stripPeriods) return element
  const { add, set } = element
  return {
    ...element,
    add: (scope, outputs) => {
      scope.withoutPeriods++
      add(scope, outputs)
      scope.withoutPeriods--
    },
    set: (scope, setter) => {
      scope.withoutPeriods++
      set(scope, setter)
      scope.withoutPeriods--
    },
  }
}
