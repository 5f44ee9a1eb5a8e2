import type { CodeAction, Diagnostic as EditorDiagnostic, Position, Range } from 'vscode-languageserver/node.js'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Diagnostic, Severity } from '../../core/diagnostic.ts'
import { fixEdits } from '../../validation/fix.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import type { Language } from '../language/language.ts'
import { inLanguage } from '../language/translate.ts'
import { suggestion } from '../report/wording.ts'
import { type KnownPieces, recheck } from './recheck.ts'

/** A document that is open in an editor, with its latest check. */
export interface CheckedDocument {
  /** The version that was checked. */
  version: number
  text: string
  report: CheckReport
  known: KnownPieces | undefined
  options: CheckOptions
  language: Language
}

/** A function that returns true if no suppression accepts a finding. */
export type IsReported = (finding: Diagnostic, record: CheckReport['records'][number]) => boolean

interface DocumentSettings {
  options: CheckOptions
  language: Language
  isReported: IsReported
}

/** Checks a document. A document that never contained a record has no findings. */
export function checkDocument(
  document: TextDocument,
  { options, language, isReported }: DocumentSettings,
  before: CheckedDocument | undefined,
): CheckedDocument {
  const text = document.getText()
  const { report, known } = recheck(text, options, before?.known)
  const isOurs = report.records.length > 0 || (before !== undefined && isAbout(before.report))
  const records = report.records.map(record => ({
    ...record,
    diagnostics: record.diagnostics.filter(finding => isReported(finding, record)),
  }))
  const shown: CheckReport = isOurs ? { ...report, records } : { records: [], diagnostics: [] }
  return { version: document.version, text, report: shown, known, options, language }
}

const isAbout = ({ records, diagnostics }: CheckReport): boolean => records.length > 0 || diagnostics.length > 0

const findingsOf = ({ diagnostics, records }: CheckReport): Diagnostic[] => [
  ...diagnostics,
  ...records.flatMap(record => record.diagnostics),
]

/** Converts the findings to diagnostics for editors. */
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

/**
 * Returns the fixes of the findings in a range, and marks safe fixes as preferred. Returns none if the findings are
 * about another version of the document.
 */
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
