import type {
  CodeAction,
  CompletionItem,
  Diagnostic as EditorDiagnostic,
  Hover,
  Position,
  Range,
} from 'vscode-languageserver/node.js'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Diagnostic, Severity } from '../../core/diagnostic.ts'
import { fixEdits } from '../../validation/fix.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import type { Language } from '../language/language.ts'
import { inLanguage } from '../language/translate.ts'
import { suggestion } from '../report/wording.ts'
import { hoverText, propertyNamed, type Syntax, termsFor, textPlaceAt } from './place.ts'
import { type KnownPieces, recheck } from './recheck.ts'

/** A document of an editor, as it was last checked. */
export interface CheckedDocument {
  /** The version that the findings are about. */
  version: number
  text: string
  report: CheckReport
  known: KnownPieces | undefined
  options: CheckOptions
  language: Language
}

/** Checks a document. One that holds no record, and never did, is none of ours and has no findings. */
export function checkDocument(
  document: TextDocument,
  options: CheckOptions,
  language: Language,
  before: CheckedDocument | undefined,
): CheckedDocument {
  const text = document.getText()
  const { report, known } = recheck(text, options, before?.known)
  const isOurs = report.records.length > 0 || (before !== undefined && isAbout(before.report))
  const empty: CheckReport = { records: [], diagnostics: [] }
  return { version: document.version, text, report: isOurs ? report : empty, known, options, language }
}

const isAbout = ({ records, diagnostics }: CheckReport): boolean => records.length > 0 || diagnostics.length > 0

const findingsOf = ({ diagnostics, records }: CheckReport): Diagnostic[] => [
  ...diagnostics,
  ...records.flatMap(record => record.diagnostics),
]

/** The findings as editors show them. */
export const editorDiagnostics = ({ report, language }: CheckedDocument): EditorDiagnostic[] =>
  findingsOf(report).map(found => {
    const finding = inLanguage(found, language)
    return {
      range: rangeOf(finding),
      severity: severities[finding.severity],
      code: finding.rule,
      codeDescription: { href: finding.url },
      source: 'citable',
      message: [finding.message, suggestion(finding, language.say)].filter(Boolean).join(' '),
    }
  })

const severities = { error: 1, warning: 2, info: 3 } as const satisfies Record<Severity, number>

function rangeOf({ position }: Diagnostic): Range {
  if (position === undefined) return { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }
  const { start, end } = position
  return {
    start: { line: start.line - 1, character: start.column - 1 },
    end: { line: end.line - 1, character: end.column - 1 },
  }
}

/** The fixes of findings that touch a range, safe ones preferred; none for an older version of the document. */
export function quickFixes(document: TextDocument, checked: CheckedDocument, range: Range): CodeAction[] {
  if (checked.version !== document.version) return []
  const touching = findingsOf(checked.report).filter(
    finding => finding.fix !== undefined && meets(rangeOf(finding), range),
  )
  const editsOf = fixEdits(checked.text, checked.report, checked.options.from)
  const shown = editorDiagnostics(checked)
  return touching.flatMap(finding => {
    const edits = editsOf(finding)
    if (edits === undefined || finding.fix === undefined) return []
    const { description, safe } = inLanguage(finding, checked.language).fix ?? finding.fix
    const about = shown.filter(({ code, range: at }) => code === finding.rule && isSameRange(at, rangeOf(finding)))
    return [
      {
        title: description,
        kind: 'quickfix',
        isPreferred: safe,
        diagnostics: about.slice(0, 1),
        edit: {
          changes: {
            [document.uri]: edits.map(({ start, end, text }) => ({
              range: { start: document.positionAt(start), end: document.positionAt(end) },
              newText: text,
            })),
          },
        },
      },
    ]
  })
}

const before = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.character < b.character)

const meets = (a: Range, b: Range): boolean => !before(a.end, b.start) && !before(b.end, a.start)

const isSameRange = (a: Range, b: Range): boolean => !before(a.start, b.start) && !before(b.start, a.start)

/** Returns the hover information about the property at a position. */
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

/** The terms that can stand at a position. */
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

/** The syntax of a document, by its language, else by how it begins. */
function syntaxOf(document: TextDocument): Syntax {
  if (/json/i.test(document.languageId)) return 'json'
  if (/xml/i.test(document.languageId)) return 'xml'
  if (/ya?ml/i.test(document.languageId)) return 'yaml'
  const [first] = /\S/.exec(document.getText()) ?? []
  return first === '<' ? 'xml' : first === '{' || first === '[' ? 'json' : 'yaml'
}
