import { z } from 'zod'
import { severityChoices } from '../../core/diagnostic.ts'
import { kernels } from '../../kernel/kernels.ts'
import type { Config } from '../../validation/configuration.ts'
import type { Rule } from '../../validation/rule.ts'
import { languageTags } from '../language/language.ts'
import { failOnChoices } from '../report/fail-on.ts'

const severity = z.enum([...severityChoices, 'off'])
const patterns = z.array(z.string().min(1))
/** The fault of a day in another form. */
export const dayForm = 'A day is written YYYY-MM-DD'

const day = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, dayForm)

/** A whole number, 0 or more; text of digits too, since YAML is read without guessing at types. */
const whole = z.preprocess(
  value => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  z.int().nonnegative(),
)

/** Findings that are accepted for a reason, perhaps until a day. */
export const suppressionSchema = z
  .strictObject({
    rule: z
      .string()
      .min(1)
      .describe('The rule whose findings are suppressed, schema/… rules included; * stands for all rules.'),
    files: patterns.optional().describe('Only in files that match one of these patterns (the syntax of .gitignore).'),
    doi: z.string().min(1).optional().describe('Only in the record with this DOI.'),
    index: whole.optional().describe('Only in this record of the file; 0 is the first.'),
    pointer: z
      .string()
      .optional()
      .describe('Only at this JSON Pointer and below; a step * stands for any member or index.'),
    reason: z.string().min(1).describe('Why the finding is accepted.'),
    until: day.optional().describe('The last day (YYYY-MM-DD) on which the suppression holds.'),
  })
  .describe('Findings that are accepted for a reason.')

const judgement = {
  profile: z.enum(['registry', 'recommended', 'fair', 'strict']).optional().describe('Which findings are reported.'),
  kernel: z
    .enum(['auto', ...kernels])
    .optional()
    .describe('The kernel to check against; auto is the one that a record states.'),
  rules: z
    .record(z.string(), severity)
    .optional()
    .describe('The severity of rules by their ids; off switches a rule off.'),
  required: z
    .array(z.string().min(1))
    .optional()
    .describe(
      'Properties that every record must have, by their names in DataCite JSON: subjects, creators.nameIdentifiers.',
    ),
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
      .describe('Configurations that this one builds on: paths that begin with . or /, or names of npm packages.'),
    ...judgement,
    failOn: z
      .enum(failOnChoices)
      .optional()
      .describe('What makes a run of check fail: findings of this severity or above, or what the registry does.'),
    maxWarnings: whole.optional().describe('A run fails if there are more warnings than this.'),
    ignore: patterns.optional().describe('Files that are not checked (the syntax of .gitignore).'),
    lang: z.enum(languageTags).optional().describe('The language of findings and reports for people.'),
    baseline: z.string().min(1).optional().describe('The file that keeps the findings that are not new.'),
    suppressions: z.array(suppressionSchema).optional().describe('Findings that are accepted for a reason.'),
    ownRules: z.array(ownRule).optional(),
    overrides: z
      .array(
        z.strictObject({
          files: patterns.describe('The files that it is for (the syntax of .gitignore).'),
          ...judgement,
        }),
      )
      .optional()
      .describe('Other settings for some files; later entries win.'),
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
