import { z } from 'zod'
import { severityChoices } from '../../../core/diagnostic.ts'
import { kernels } from '../../../kernel/kernels.ts'

/** The version of a report's schema. */
export const version = z.literal(1).describe('The version of this shape')

/** A non-negative integer. */
export const wholeNumber = z.int().nonnegative()

/** Numbers by name. */
export const counts = z.record(z.string(), z.number())

/** The stable id of a format. */
export const format = z.string().describe('The id of a format, which is never renamed')

/** A version of the DataCite Metadata Schema, such as `4.6`. */
export const kernel = z.enum(kernels)

/** DataCite's reaction to a record or value at registration. */
export const effect = z.enum(['rejects', 'drops', 'changes', 'accepts'])

/** A JSON Pointer (RFC 6901) into the input. */
export const pointer = z.string().describe('JSON Pointer (RFC 6901) into the input')

const sentence: z.ZodType = z
  .strictObject({
    id: z.string(),
    get values() {
      return z.record(z.string(), sentenceValue).optional()
    },
  })
  .meta({ id: 'sentence', description: 'A sentence as data, which can be rendered in any language' })
const sentenceValue: z.ZodType = z
  .lazy(() => z.union([z.string(), z.number(), sentence, z.array(sentenceValue)]))
  .meta({ id: 'sentenceValue' })

const position = z.strictObject({ line: z.int().positive(), column: z.int().positive(), offset: wholeNumber })

/** A range of text. */
export const range = z.strictObject({ start: position, end: position }).meta({ id: 'range' })

/** The values in a message. */
export const values = z.record(z.string(), sentenceValue)

const fix = z.strictObject({
  description: z.string(),
  sentence: sentence.optional(),
  safe: z.boolean().describe('True if no information is lost and nothing is guessed'),
  patch: z
    .array(
      z.strictObject({
        op: z.enum(['add', 'replace', 'test', 'remove', 'move', 'copy']),
        path: z.string(),
        from: z.string().optional(),
        value: z.unknown().optional(),
      }),
    )
    .describe('JSON Patch (RFC 6902) of the input'),
})

/** A finding in a JSON report. */
export const diagnostic = z
  .strictObject({
    rule: z.string().describe('The id of the rule, which is never renamed'),
    severity: z.enum(severityChoices),
    registry: effect.describe('The effect on registration with DataCite'),
    message: z.string(),
    messageId: z.string(),
    values: values.optional(),
    pointer,
    path: z.string().describe('XPath-like path, for XML').optional(),
    position: range.optional(),
    xmlPosition: range.describe('The range in XML embedded in the record').optional(),
    property: z.string().describe('Number and name of the kernel property').optional(),
    actual: z.unknown().optional(),
    expected: z.string().optional(),
    expectedSentence: sentence.optional(),
    suggestions: z.array(z.string()).optional(),
    fix: fix.optional(),
    isInDraft: z.literal(true).describe('Present if the registry accepts the record as a draft').optional(),
    count: z.int().positive().describe('The number of findings that this finding represents').optional(),
    also: z.array(z.string()).describe('JSON Pointers of the others').optional(),
    url: z.string().describe("The address of the rule's page"),
  })
  .meta({ id: 'diagnostic' })

/** The FAIR score of a record. */
export const fair = z.strictObject({
  score: z.number().min(0).max(100),
  metrics: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      nameSentence: sentence,
      earned: z.number(),
      total: z.number(),
      advice: z.array(z.string()),
      adviceSentences: z.array(sentence),
    }),
  ),
})

/** The counts of a check. */
export const summary = z.strictObject({
  files: wholeNumber,
  records: wholeNumber,
  invalid: wholeNumber.describe('Records that are invalid, and files or parts that are not records'),
  errors: wholeNumber,
  warnings: wholeNumber,
  infos: wholeNumber,
  notListed: wholeNumber.describe('Records whose findings are counted but not listed').optional(),
  inDrafts: wholeNumber.describe('Findings that the registry accepts in drafts').optional(),
  skipped: wholeNumber.describe('Files in searched folders that are not records').optional(),
  known: wholeNumber.describe('Findings that the baseline hides').optional(),
  suppressed: wholeNumber.describe('Findings that a suppression hides').optional(),
})
