import { z } from 'zod'
import { bibliography, citationFormats } from '../../citation/csl/index.ts'
import type { Diagnostic } from '../../core/diagnostic.ts'
import { isOtherFormat } from '../../formats/ids.ts'
import { convert, type Format, type FormatId, formats, readRecords } from '../../formats/index.ts'
import { kernels } from '../../kernel/kernels.ts'
import { check } from '../../validation/check.ts'
import { fixText } from '../../validation/fix/fix-text.ts'
import { versionGraph } from '../../versions/index.ts'
import { everyRule, ruleFacts } from '../explain/rule-facts.ts'
import { checkConverted } from '../pieces/check-converted.ts'
import { respell } from '../respelling/respell.ts'
import { didYouMean } from '../text/nearest.ts'
import { ToolError } from './input.ts'

/** A tool of the server. `input` describes its input other than the records. */
export interface Tool {
  name: string
  title: string
  description: string
  /** True if the tool needs records. */
  takesRecords: boolean
  input: z.ZodObject
  /**
   * Returns a result that JSON can represent. Throws `ToolError`, or an error of the library with a readable message.
   */
  run(text: string | Uint8Array, input: Readonly<Record<string, unknown>>): Promise<object> | object
}

const tool = <Shape extends z.ZodRawShape>(
  facts: Omit<Tool, 'input' | 'run' | 'takesRecords'> & { takesRecords?: false },
  shape: Shape,
  run: (text: string | Uint8Array, input: z.infer<z.ZodObject<Shape>>) => Promise<object> | object,
): Tool => ({ takesRecords: true, ...facts, input: z.strictObject(shape), run: run as Tool['run'] })

const ids = <Name extends string>(names: readonly Name[]) => z.enum(names as readonly [Name, ...Name[]])

const readable = formats.filter(({ read }) => read !== undefined).map(({ id }) => id)
const writable = formats.filter(({ write }) => write !== undefined).map(({ id }) => id)
const from = ids(['auto', ...readable])
  .optional()
  .describe('The format of the records; by default it is detected.')
const profile = ids(['registry', 'recommended', 'fair', 'strict'])
  .optional()
  .describe('The profile that selects the rules; recommended by default.')

/** The tools, in the order in which the server lists them. */
export const tools: readonly Tool[] = [
  tool(
    {
      name: 'check',
      title: 'Check records',
      description:
        'Reports all problems of DataCite metadata (JSON, NDJSON, YAML, XML) or of records in another format after conversion to DataCite metadata: rule, position, message, fix, and the effect at DataCite (rejects, drops, changes, accepts).',
    },
    { profile },
    (text, options) => checked(text, options.profile),
  ),
  tool(
    {
      name: 'fix',
      title: 'Fix records',
      description:
        'Returns the text of records in any format with its safe fixes made; layout and comments stay. Writes no file. With unsafe, also makes fixes that guess.',
    },
    { profile, unsafe: z.boolean().optional().describe('Also apply fixes that guess or drop a value.') },
    (text, options) => {
      const { profile: chosen, unsafe = false } = options
      const fixing = { unsafe, ...(chosen && { profile: chosen }) }
      const format = foreignFormat(readRecords(text).records[0]?.format)
      const result = format === undefined ? fixText(text, fixing) : respell(text, format, fixing)
      const left = [...result.report.diagnostics, ...result.report.records.flatMap(({ diagnostics }) => diagnostics)]
      return { text: result.text, fixed: result.fixed.map(shown), left: left.map(shown) }
    },
  ),
  tool(
    {
      name: 'cite',
      title: 'Cite records',
      description:
        'Renders a list of references in a citation style: house, datacite, or the id or short name of a built-in CSL style (apa, mla, chicago, ieee, nature, vancouver, harvard, ama, elsevier).',
    },
    {
      from,
      style: z.string().optional().describe('The style; house by default.'),
      locale: z.string().optional().describe('A language tag such as de-DE.'),
      format: ids(citationFormats).optional().describe('The output format; text by default.'),
    },
    async (text, { from: named, style, locale, format }) => {
      const records = recordsOf(text, named)
      return bibliography(records, { ...(style && { style }), ...(locale && { locale }), ...(format && { format }) })
    },
  ),
  tool(
    {
      name: 'convert',
      title: 'Convert records',
      description: 'Converts records to another format, and lists each value that is lost, changed or invented.',
    },
    {
      from,
      to: ids(writable).describe('The format to write.'),
      kernel: ids(kernels).optional().describe('The DataCite kernel to write, for DataCite formats.'),
    },
    (text, { from: named, to, kernel }) => {
      const result = convert(text, { to, ...(named && { from: named }), ...(kernel && { kernel }) })
      if (!result.ok) throw new ToolError(result.diagnostics.map(({ message }) => message).join('\n'))
      return { text: result.text, losses: result.losses, diagnostics: result.diagnostics.map(shown) }
    },
  ),
  tool(
    {
      name: 'versions',
      title: 'Order versions',
      description: 'Orders the versions among the given records, oldest first, and reports inconsistencies.',
    },
    { from },
    (text, { from: named }) => {
      const { chains, warnings } = versionGraph(recordsOf(text, named))
      return { chains, warnings }
    },
  ),
  tool(
    {
      name: 'explain',
      title: 'Explain a rule',
      description:
        'Explains a rule that a finding names, with its reason and examples; without a rule, lists all rules.',
      takesRecords: false,
    },
    { rule: z.string().optional().describe('The id of the rule, such as orcid-check-digit.') },
    (_, { rule }) => {
      if (rule === undefined)
        return { rules: everyRule().map(({ id, severity, summary }) => ({ id, severity, summary })) }
      const facts = ruleFacts(rule)
      if (facts === undefined) {
        const known = everyRule().map(({ id }) => id)
        throw new ToolError(
          `No rule has the id ${rule}.${didYouMean(rule, known)} Call explain without a rule to list all.`,
        )
      }
      const { id, severity, summary, why } = facts
      return {
        id,
        severity,
        summary,
        why,
        ...('examples' in facts && { examples: facts.examples }),
        ...('references' in facts && { references: facts.references }),
      }
    },
  ),
]

function checked(text: string | Uint8Array, chosen: z.infer<typeof profile>): object {
  const options = chosen === undefined ? {} : { profile: chosen }
  const report = check(text, options)
  if (report.records.length > 0)
    return {
      records: report.records.map(({ diagnostics, ...about }) => ({ ...about, findings: diagnostics.map(shown) })),
      findings: report.diagnostics.map(shown),
    }
  const read = readRecords(text)
  const format = foreignFormat(read.records[0]?.format)
  if (format === undefined) return { records: [], findings: read.diagnostics.map(shown) }
  const converted = checkConverted(text, format, options)
  return {
    records: converted.records.map(({ diagnostics, ...about }) => ({
      ...about,
      findings: diagnostics.map(({ fix: _, ...finding }) => shown(finding)),
    })),
    findings: converted.diagnostics.map(shown),
  }
}

const foreignFormat = (id: FormatId | undefined): Format | undefined =>
  id === undefined || !isOtherFormat(id) ? undefined : formats.find(format => format.id === id)

const shown = ({
  rule,
  severity,
  registry,
  message,
  pointer,
  path,
  position,
  suggestions,
  fix,
}: Diagnostic): object => ({
  rule,
  severity,
  registry,
  message,
  pointer: path ?? pointer,
  ...(position && { line: position.start.line, column: position.start.column }),
  ...(suggestions && { suggestions }),
  ...(fix && { fix: fix.description, isSafe: fix.safe }),
})

function recordsOf(text: string | Uint8Array, from: (typeof readable)[number] | 'auto' | undefined) {
  const { records, diagnostics } = readRecords(text, from === undefined ? {} : { from })
  if (records.length > 0) return records.map(({ record }) => record)
  throw new ToolError(diagnostics.map(({ message }) => message).join('\n') || 'The text has no record.')
}
