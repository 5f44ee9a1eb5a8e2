import type { CompiledStyle, Decoration, TextCase } from '../compile/nodes.ts'
import type { Scope } from '../elements/scope.ts'
import type { Locale } from '../locale-words.ts'
import { type Content, leaf, type Output } from './output.ts'
import { readRichText } from './rich-text.ts'
import { cased } from './text-case.ts'

/** A writer that applies the decoration of style elements to texts. */
export class TextWriter {
  readonly style: CompiledStyle
  readonly locale: Locale

  constructor(style: CompiledStyle, locale: Locale) {
    this.style = style
    this.locale = locale
  }

  /** Returns a text of the item as an output, or undefined if the text is empty. */
  output(text: string, decoration: Decoration, scope: Scope): Output | undefined {
    const content = this.ofItem(text, decoration, scope)
    return content === undefined ? undefined : leaf(content, decoration)
  }

  /**
   * Returns a text of the item in the text case of a decoration, or undefined if the text is empty. Only English text
   * is converted to title case.
   */
  ofItem(text: string, decoration: Decoration, scope: Scope): Content | undefined {
    const { textCase } = decoration
    const isForeign = textCase === 'title' && !this.locale.languageOf(scope.item).isEnglish
    return this.#written(text, isForeign ? undefined : textCase, decoration, scope)
  }

  /** Returns a text of the style in the text case of a decoration, or undefined if the text is empty. */
  ofStyle(text: string, decoration: Decoration, scope: Scope): Content | undefined {
    return this.#written(text, decoration.textCase, decoration, scope)
  }

  /**
   * Returns a term in the text case of a decoration, or undefined if the term is empty. Without a text case, a term at
   * the start of an entry or a note is capitalised.
   */
  term(text: string | undefined, decoration: Decoration, scope: Scope): Content | undefined {
    const { area, hasBegun, sorting } = scope
    const isInText = area.kind === 'citation' && !this.style.isNote
    const begins = !hasBegun && !isInText && sorting === undefined && decoration.textCase === undefined
    return this.#written(text ?? '', begins ? 'capitalize-first' : decoration.textCase, decoration, scope)
  }

  #written(text: string, textCase: TextCase | undefined, decoration: Decoration, scope: Scope): Content | undefined {
    if (text === '') return undefined
    scope.hasBegun = true
    const bare = decoration.stripPeriods || scope.withoutPeriods > 0 ? text.replace(periods, '') : text
    const read = readRichText(bare, this.locale.quotes)
    return textCase === undefined ? read : cased(read, textCase, this.locale.languageOf(scope.item).tag)
  }
}

/** Matches periods, except those before a lower-case letter, as in `example.org`. */
const periods = /\.(?![a-z])/g
