import { z } from 'zod'
import { severityChoices } from '../../core/diagnostic.ts'
import { kernels } from '../../kernel/kernels.ts'
import type { Config } from '../../validation/configuration.ts'
import type { Rule } from '../../validation/rule.ts'
import { languageTags } from '../language/language.ts'
import { failOnChoices } from '../report/fail-on.ts'

const severity = z.enum([...severityChoices, 'off'])
const patterns = z.array(z.string().min(1))
/** The message for an invalid date. */
export const dayForm = 'The date should be written as YYYY-MM-DD'

const day = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, dayForm)

/** A non-negative integer. Also accepts digits as text, because YAML is read without type inference. */
const whole = z.preprocess(
  value => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  z.int().nonnegative(),
)

/** The schema of a suppression: the accepted findings, the reason and, optionally, the last day. */
export const suppressionSchema = z
  .strictObject({
    rule: z
      .string()
      .min(1)
      .describe('The rule whose findings are suppressed, which can also be a schema/… rule; * matches all rules.'),
    files: patterns
      .optional()
      .describe('The patterns of the files that the suppression applies to (in the syntax of .gitignore).'),
    doi: z.string().min(1).optional().describe('The DOI of the record that the suppression applies to.'),
    index: whole
      .optional()
      .describe('The index of the record in the file that the suppression applies to; 0 is the first.'),
    pointer: z
      .string()
      .optional()
      .describe(
        'The JSON Pointer that the suppression applies to, including all nested members; the token * matches any member or index.',
      ),
    reason: z.string().min(1).describe('The reason why the finding is accepted.'),
    until: day.optional().describe('The last day (YYYY-MM-DD) on which the suppression applies.'),
  })
  .describe('Findings that are accepted for a reason.')

const judgement = {
  profile: z
    .enum(['registry', 'recommended', 'fair', 'strict'])
    .optional()
    .describe('The profile that selects the reported findings.'),
  kernel: z
    .enum(['auto', ...kernels])
    .optional()
    .describe('The kernel to check against; auto selects the kernel that a record states.'),
  rules: z.record(z.string(), severity).optional().describe('The severity of rules by id; off disables a rule.'),
  required: z
    .array(z.string().min(1))
    .optional()
    .describe('Properties that every record must have, by name in DataCite JSON: subjects, creators.nameIdentifiers.'),
}

const ownRule = z.custom<Rule>(isRule, {
  error:
    'An own rule is an object with id, severity and a function check; it needs a configuration in TypeScript or JavaScript.',
})

/** The schema of a configuration file. */
export const configSchema = z
  .strictObject({
    $schema: z.string().optional().describe('The address of this schema, for editors.'),
    extends: z
      .union([z.string().min(1), patterns])
      .optional()
      .describe(
        'The configurations that this configuration extends: paths that begin with . or /, or names of npm packages.',
      ),
    ...judgement,
    failOn: z
      .enum(failOnChoices)
      .optional()
      .describe('The lowest severity of findings, or the action of the registry, that makes a run of check fail.'),
    maxWarnings: whole.optional().describe('The maximum number of warnings; a run with more warnings fails.'),
    ignore: patterns.optional().describe('Patterns for files that are not checked, in the syntax of .gitignore.'),
    lang: z.enum(languageTags).optional().describe('The language of findings and human-readable reports.'),
    baseline: z.string().min(1).optional().describe('The file with the known findings, which are not reported as new.'),
    suppressions: z.array(suppressionSchema).optional().describe('Findings that are accepted for a reason.'),
    ownRules: z.array(ownRule).optional(),
    overrides: z
      .array(
        z.strictObject({
          files: patterns.describe(
            'The patterns of the files that the settings apply to (in the syntax of .gitignore).',
          ),
          ...judgement,
        }),
      )
      .optional()
      .describe(
        'Settings that apply only to files that match the patterns in "files". Later entries take precedence over earlier entries.',
      ),
  })
  .describe('The configuration of citable.') satisfies z.ZodType<Config>

function isRule(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, severity: level, check } = value as Partial<Rule>
  return (
    typeof id === 'string' &&
    /^[a-z][a-z\d]*(?:[-/][a-z\d]+)*$/.test(id) &&
    severityChoices.some(choice => choice === level) &&
    typeof check === 'function'
  )
}
