import type { Diagnostic } from '../../src/core/diagnostic.ts'
import type { Format, FormatId } from '../../src/formats/format.ts'
import type { TextEdit } from '../../src/text/edit/edits.ts'
import type { CheckReport } from '../../src/validation/report.ts'
import type { Answers, Questions, ShownFinding, ShownLoss } from './messages.ts'

// Every part of the library is loaded when a task first needs it.

/**
 * The tasks of the playground. Only `resolve` sends requests; the results of the other tasks depend only on their
 * input.
 */
export const tasks: { [Task in keyof Questions]: (question: Questions[Task]) => Promise<Answers[Task]> } = {
  async check({ text }) {
    const { check } = await import('../../src/validation/check.ts')
    const report = check(text)
    if (report.records.length > 0) {
      const { fixEdits } = await import('../../src/validation/fix/fix-edits.ts')
      const editsOf = fixEdits(text, report)
      return {
        doi: '',
        records: report.records.map(record => ({ ...about(record), name: record.doi ?? '' })),
        findings: findingsOf(report).map(([finding, record]) =>
          shown(finding, record, text.length > longText ? undefined : (editsOf(finding) ?? [])),
        ),
      }
    }
    const { readRecords } = await import('../../src/formats/index.ts')
    const { records: read, diagnostics } = readRecords(text)
    const format = await foreignFormat(read[0]?.format)
    if (format === undefined) {
      const { parseDoi } = await import('../../src/identifiers/index.ts')
      const found = diagnostics.length > 0 ? diagnostics : report.diagnostics
      return { doi: parseDoi(text.trim()) ?? '', records: [], findings: found.map(finding => shown(finding, -1, [])) }
    }
    const { checkConverted } = await import('../../src/cli/pieces/check-converted.ts')
    const converted = checkConverted(text, format, {})
    return {
      doi: '',
      records: converted.records.map(record => ({
        ...about(record),
        name: record.doi ?? read[record.index]?.record.titles?.[0]?.title ?? '',
      })),
      findings: findingsOf(converted).map(([finding, record]) => shown(finding, record, undefined)),
    }
  },

  async fix({ text, finding: wanted }) {
    const { readRecords } = await import('../../src/formats/index.ts')
    const format = await foreignFormat(readRecords(text).records[0]?.format)
    if (format === undefined) return fixDatacite(text, wanted)
    const { respell } = await import('../../src/cli/respelling/respell.ts')
    const fixed = (isAlone: boolean) =>
      respell(text, format, {
        unsafe: true,
        only: ({ rule, pointer, message }, { index }) =>
          index === wanted.record &&
          rule === wanted.rule &&
          (!isAlone || (pointer === wanted.pointer && message === wanted.message)),
      })
    const alone = fixed(true)
    // One text can be two values, such as a name and its family name.
    const either = alone.refused.length === 0 ? alone : fixed(false)
    return { text: either.text, reason: either.text === text ? (alone.refused[0]?.reason ?? '') : '' }
  },

  async decode({ bytes }) {
    const { decodeText } = await import('../../src/text/decode-text.ts')
    const { english } = await import('../../src/messages/message.ts')
    const decoded = decodeText(bytes)
    if (!decoded.ok) throw new Error(english(decoded.message))
    return { text: decoded.text }
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
    const records = await recordsOf(text)
    const graph = versionGraph(records)
    const warnings = new Map<string, string[]>()
    for (const { code, message } of graph.warnings) warnings.set(code, [...(warnings.get(code) ?? []), message])
    return {
      svg: graph.chains.length === 0 ? '' : toSvg(graph),
      warnings: [...warnings.values()],
      nodes: graph.nodes.length,
      records: records.length,
    }
  },

  async lists() {
    const { builtIn } = await import('../../src/citation/csl/built-in/built-in-source.ts')
    const { formats } = await import('../../src/formats/formats.ts')
    const { styles, locales } = builtIn.list()
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

/**
 * The length of a text, in characters, above which the edits of a fix are made only after a click. Each set of edits is
 * verified by parsing the whole text.
 */
const longText = 100_000

async function fixDatacite(text: string, wanted: Questions['fix']['finding']): Promise<Answers['fix']> {
  const { check } = await import('../../src/validation/check.ts')
  const { fixEdits } = await import('../../src/validation/fix/fix-edits.ts')
  const { withEdits } = await import('../../src/text/edit/edits.ts')
  const report = check(text)
  const editsOf = fixEdits(text, report)
  const found = findingsOf(report).find(
    ([{ rule, pointer, message }, record]) =>
      record === wanted.record && rule === wanted.rule && pointer === wanted.pointer && message === wanted.message,
  )
  return { text: withEdits(text, (found && editsOf(found[0])) ?? []), reason: '' }
}

async function recordsOf(text: string) {
  const { readRecords } = await import('../../src/formats/index.ts')
  return readRecords(text).records.map(({ record }) => record)
}

/** Returns a foreign format by its id, or undefined without an id or for one of DataCite's own formats. */
async function foreignFormat(id: FormatId | undefined): Promise<Format | undefined> {
  const { formats } = await import('../../src/formats/index.ts')
  const { isOtherFormat } = await import('../../src/formats/ids.ts')
  return id === undefined || !isOtherFormat(id) ? undefined : formats.find(format => format.id === id)
}

const about = ({ format, kernel, outcome }: CheckReport<FormatId>['records'][number]) => ({ format, kernel, outcome })

/** Returns all findings of a report, each with the index of its record, or -1 if it is about the text as a whole. */
const findingsOf = (report: CheckReport<FormatId>): [Diagnostic, number][] => [
  ...report.diagnostics.map((finding): [Diagnostic, number] => [finding, -1]),
  ...report.records.flatMap(({ diagnostics, index }) =>
    diagnostics.map((finding): [Diagnostic, number] => [finding, index]),
  ),
]

/**
 * Returns a finding for the page, without its fix if `edits` is empty. If `edits` is undefined, the worker computes the
 * edits after a click.
 */
function shown(finding: Diagnostic, record: number, edits: readonly TextEdit[] | undefined): ShownFinding {
  const { rule, severity, registry, message, pointer, position, fix } = finding
  return {
    rule,
    severity,
    registry,
    message,
    pointer,
    record,
    from: position?.start.offset ?? -1,
    to: position?.end.offset ?? -1,
    line: position?.start.line ?? 0,
    column: position?.start.column ?? 0,
    fix:
      fix === undefined || edits?.length === 0
        ? undefined
        : { description: fix.description, edits: edits && [...edits] },
  }
}
