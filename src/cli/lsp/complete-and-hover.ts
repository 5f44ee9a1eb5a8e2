import type { CompletionItem, Hover, Position } from 'vscode-languageserver/node.js'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Language } from '../language/language.ts'
import { hoverText, propertyNamed, type Syntax, termsFor, textPlaceAt } from './place.ts'

/** Returns the hover information about the property at a position, or undefined if there is no known property. */
export function hoverAt(document: TextDocument, position: Position, language: Language): Hover | undefined {
  const syntax = syntaxOf(document)
  const place = textPlaceAt(document.getText(), document.offsetAt(position), syntax)
  const property = place && propertyNamed(place.names, syntax)
  if (place === undefined || property === undefined) return undefined
  return {
    contents: { kind: 'markdown', value: hoverText(property, language) },
    range: { start: document.positionAt(place.start), end: document.positionAt(place.end) },
  }
}

/** Returns the terms that are valid at a position. */
export function completionsAt(document: TextDocument, position: Position): CompletionItem[] {
  const syntax = syntaxOf(document)
  const place = textPlaceAt(document.getText(), document.offsetAt(position), syntax)
  const property = place?.isValue ? propertyNamed(place.names, syntax) : undefined
  if (place === undefined || property === undefined) return []
  const range = { start: document.positionAt(place.start), end: document.positionAt(place.end) }
  return termsFor(property).map(term => ({
    label: term,
    kind: 20,
    textEdit: { range, newText: syntax === 'json' ? JSON.stringify(term) : term },
    filterText: syntax === 'json' ? JSON.stringify(term) : term,
  }))
}

function syntaxOf(document: TextDocument): Syntax {
  if (/json/i.test(document.languageId)) return 'json'
  if (/xml/i.test(document.languageId)) return 'xml'
  if (/ya?ml/i.test(document.languageId)) return 'yaml'
  const [first] = /\S/.exec(document.getText()) ?? []
  return first === '<' ? 'xml' : first === '{' || first === '[' ? 'json' : 'yaml'
}
