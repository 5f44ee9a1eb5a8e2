import type { Diagnostic } from '../../src/core/diagnostic.ts'
import type { TextEdit } from '../../src/text/edit/edits.ts'
import type { Answers, Questions, ShownFinding, ShownLoss } from './messages.ts'

// Every part of the library is loaded when a task first needs it.

/** The tasks of the playground; each works on the text alone. */
export const tasks: { [Task in keyof Questions]: (question: Questions[Task]) => Promise<Answers[Task]> } = {
  async check({ text }) {
    const { check } = await import('../../src/validation/check.ts')
    const report = check(text)
    if (report.records.length > 0) {
      const { fixEdits } = await import('../../src/validation/fix/fix-edits.ts')
      const editsOf = fixEdits(text, report)
      const found = [...report.diagnostics, ...report.records.flatMap(({ diagnostics }) => diagnostics)]
      return {
        records: report.records.map(({ format, kernel, doi, outcome }) => ({
          format,
          kernel,
          doi: doi ?? '',
          outcome,
        })),
        findings: found.map(finding => shown(finding, editsOf(finding))),
      }
    }
    const { readRecords } = await import('../../src/formats/index.ts')
    const { checkValue } = await import('../../src/validation/check-value.ts')
    const read = readRecords(text)
    if (read.records.length === 0) return { records: [], findings: report.diagnostics.map(finding => shown(finding)) }
    const checked = read.records.map(({ record, format }) => ({ format, report: checkValue(record) }))
    return {
      records: checked.flatMap(({ format, report: { records } }) =>
        records.map(({ kernel, doi, outcome }) => ({ format, kernel, doi: doi ?? '', outcome })),
      ),
      findings: [
        ...read.diagnostics.map(finding => shown(finding)),
        ...checked.flatMap(({ report: { records } }) =>
          records.flatMap(({ diagnostics }) =>
            diagnostics.map(({ position: _, fix: __, ...finding }) => shown(finding)),
          ),
        ),
      ],
    }
  },

  async cite({ text, style, locale, format }) {
    const { bibliography } = await import('../../src/citation/csl/index.ts')
    const records = await recordsOf(text)
    if (records.length === 0) return { text: '', notes: ['The text has no record.'] }
    const options = { style, format, ...(locale === '' ? {} : { locale }) }
    const { text: cited, notes } = await bibliography(records, options)
    return { text: cited, notes }
  },

  async convert({ text, to }) {
    const { convert } = await import('../../src/formats/index.ts')
    const result = convert(text, { to: to as Parameters<typeof convert>[1]['to'] })
    if (!result.ok) return { text: '', losses: [], problems: result.diagnostics.map(({ message }) => message) }
    return {
      text: result.text,
      losses: result.losses.map(({ kind, pointer, message }): ShownLoss => ({ kind, pointer, message })),
      problems: [],
    }
  },

  async versions({ text }) {
    const { versionGraph, toSvg } = await import('../../src/versions/index.ts')
    const graph = versionGraph(await recordsOf(text))
    return { svg: toSvg(graph), warnings: graph.warnings.map(({ message }) => message), nodes: graph.nodes.length }
  },

  async lists() {
    const { shippedStyles } = await import('../../src/citation/csl/style/shipped-styles.ts')
    const { formats } = await import('../../src/formats/formats.ts')
    const { styles, locales } = shippedStyles.list?.() ?? { styles: [], locales: [] }
    return {
      styles: ['house', 'datacite', ...styles],
      locales: [...locales],
      formats: formats.filter(({ write }) => write !== undefined).map(({ id, name }) => ({ id, name })),
    }
  },

  async resolve({ doi }) {
    const { dataciteRest, resolve } = await import('../../src/resolve/index.ts')
    const { record } = await resolve(doi, { source: dataciteRest() })
    return { text: `${JSON.stringify(record, null, 2)}\n` }
  },
}

async function recordsOf(text: string) {
  const { readRecords } = await import('../../src/formats/index.ts')
  return readRecords(text).records.map(({ record }) => record)
}

function shown(finding: Diagnostic, edits?: readonly TextEdit[]): ShownFinding {
  const { rule, severity, registry, message, pointer, position, fix } = finding
  return {
    rule,
    severity,
    registry,
    message,
    pointer,
    from: position?.start.offset ?? -1,
    to: position?.end.offset ?? -1,
    line: position?.start.line ?? 0,
    column: position?.start.column ?? 0,
    fix:
      fix === undefined || edits === undefined || edits.length === 0
        ? undefined
        : { description: fix.description, isSafe: fix.safe, edits: [...edits] },
  }
}
