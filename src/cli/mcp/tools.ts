import { z } from 'zod'
import { bibliography, citationFormats } from '../../citation/csl/index.ts'
import type { Diagnostic } from '../../core/diagnostic.ts'
import { convert, formats, readRecords } from '../../formats/index.ts'
import { kernels } from '../../kernel/kernels.ts'
import { check } from '../../validation/check.ts'
import { checkValue } from '../../validation/check-value.ts'
import { fixText } from '../../validation/fix/fix-text.ts'
import { versionGraph } from '../../versions/index.ts'
import { everyRule, registryRules, rulesBeyondSchema } from '../explain/rule-facts.ts'
import { onlineRules } from '../online/check/rules.ts'
import { ToolError } from './input.ts'

/** A tool of the server: its input beside the records, and its work on their text. */
export interface Tool {
  name: string
  title: string
  description: string
  /** False if the tool needs no records. */
  takesRecords: boolean
  input: z.ZodObject
  /** Returns a result that JSON can represent. Throws `ToolError`, or an error of the library with a sentence for people. */
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
  .describe('The choice of rules; recommended by default.')

/** The tools, in the order of the list. */
export const tools: readonly Tool[] = [
  tool(
    {
      name: 'check',
      title: 'Check records',
      description:
        'Reports all problems of DataCite metadata (JSON, NDJSON, YAML, XML) or of records in another format as converted to DataCite: rule, place, message, fix, and what DataCite would do (rejects, drops, changes, accepts).',
    },
    { profile },
    (text, options) => checked(text, options.profile),
  ),
  tool(
    {
      name: 'fix',
      title: 'Fix records',
      description:
        'Returns the text of DataCite metadata with its safe fixes made; layout and comments stay. Writes no file. With unsafe, also makes fixes that guess.',
    },
    { profile, unsafe: z.boolean().optional().describe('Also make fixes that guess or drop a value.') },
    (text, options) => {
      const { profile: chosen, unsafe = false } = options
      const result = fixText(text, { unsafe, ...(chosen && { profile: chosen }) })
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
      description: 'Orders the versions among the given records, oldest first, and reports every inconsistency.',
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
        return {
          rules: [...everyRule(), ...onlineRules].map(({ id, severity, summary }) => ({ id, severity, summary })),
        }
      const facts =
        rulesBeyondSchema().find(({ id }) => id === rule) ??
        [...registryRules, ...everyRule(), ...onlineRules].find(({ id }) => id === rule)
      if (facts === undefined)
        throw new ToolError(`No rule has the id ${rule}. Call explain without a rule to list all.`)
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

function checked(text: string | Uint8Array, profile: z.infer<typeof profileSchema>): object {
  const options = profile === undefined ? {} : { profile }
  const report = check(text, options)
  if (report.records.length > 0)
    return {
      records: report.records.map(({ diagnostics, ...about }) => ({ ...about, findings: diagnostics.map(shown) })),
      findings: report.diagnostics.map(shown),
    }
  const read = readRecords(text)
  if (read.records.length === 0) return { records: [], findings: report.diagnostics.map(shown) }
  return {
    records: read.records.flatMap(({ record, format, index }) =>
      checkValue(record, options).records.map(({ diagnostics, ...about }) => ({
        ...about,
        index,
        format,
        findings: diagnostics.map(shown),
      })),
    ),
    findings: read.diagnostics.map(shown),
  }
}

const profileSchema = profile

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
