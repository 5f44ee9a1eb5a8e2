import { z } from 'zod'
import { type JsonSchema, schemaBase, schemaDialect } from '../../../kernel/json-schema.ts'
import { comparison, countsBy } from './comparison-schemas.ts'
import {
  counts,
  diagnostic,
  effect,
  fair,
  format,
  kernel,
  pointer,
  range,
  summary,
  values,
  version,
  wholeNumber,
} from './findings.ts'

const tallies = z.record(z.string(), z.strictObject({ records: wholeNumber, invalid: wholeNumber }))

const checkReport = z.strictObject({
  version,
  results: z
    .array(
      z
        .strictObject({
          file: z.string(),
          index: wholeNumber
            .describe('0 for the first record of the file; absent for a result about the whole file')
            .optional(),
          doi: z.string().optional(),
          format: format.optional(),
          kernel: kernel.optional(),
          outcome: z.enum(['valid', 'invalid']),
          diagnostics: z.array(diagnostic),
          fair: fair.optional(),
        })
        .meta({ id: 'result', description: 'A result, which is also a line of --format ndjson' }),
    )
    .describe('Absent if a part of a merged report lacks it')
    .optional(),
  summary,
  counts: z
    .strictObject({ rules: counts, kernels: tallies, clients: tallies, years: tallies })
    .describe('Findings by rule, and records by kernel, client and publication year')
    .optional(),
})

const noteKinds = ['lost', 'changed', 'invented', 'missing', 'suggested'] as const

const conversionReport = z.strictObject({
  version,
  command: z.enum(['convert', 'upgrade']),
  results: z.array(
    z
      .strictObject({
        file: z.string(),
        written: z.boolean(),
        output: z.string().describe('The file with the result').optional(),
        diagnostics: z.array(diagnostic).describe('Findings about the whole file').optional(),
        index: wholeNumber.optional(),
        doi: z.string().optional(),
        from: format.optional(),
        to: format.optional(),
        notes: z
          .array(
            z.strictObject({
              kind: z.enum(noteKinds),
              pointer,
              property: z.string().optional(),
              message: z.string(),
              messageId: z.string().describe('The id of the loss, which is never renamed'),
              values: values.optional(),
              value: z.unknown().optional(),
              before: z.unknown().optional(),
              after: z.unknown().optional(),
              index: wholeNumber.optional(),
              path: z.string().optional(),
              position: range.optional(),
            }),
          )
          .optional(),
      })
      .meta({ id: 'result', description: 'A result, which is also a line of --format ndjson' }),
  ),
  summary: z.strictObject({
    files: wholeNumber,
    written: wholeNumber,
    records: wholeNumber,
    lost: wholeNumber,
    changed: wholeNumber,
    invented: wholeNumber,
    missing: wholeNumber,
    suggested: wholeNumber,
  }),
})

const attributes = z.record(z.string(), z.unknown()).describe('Attributes of the REST API')

const registryChange = z
  .strictObject({
    effect: effect.exclude(['accepts']),
    pointer,
    before: z.unknown().optional(),
    after: z.unknown().optional(),
    behaviour: z.string().describe("The id of the registry's behaviour"),
    reason: z.string(),
  })
  .meta({ id: 'change' })

const predictionReport = z.strictObject({
  version,
  results: z.array(
    z
      .strictObject({
        file: z.string(),
        index: wholeNumber,
        doi: z.string().optional(),
        format,
        via: z.enum(['xml', 'json']),
        attributes,
        changes: z.array(registryChange),
        unknown: z.strictObject({ pointer, reason: z.string() }).optional(),
      })
      .meta({ id: 'result', description: 'A result, which is also a line of --format ndjson' }),
  ),
})

const versionGraph = z.strictObject({
  version,
  chains: z.array(
    z.strictObject({
      id: z.string(),
      concepts: z.array(z.string()),
      latest: z.string(),
      versions: z
        .array(
          z.strictObject({
            doi: z.string(),
            version: z.string().optional(),
            date: z.string().optional(),
            title: z.string().optional(),
            withdrawn: z.string().optional(),
            given: z.boolean().describe('False for a version that others only link to'),
          }),
        )
        .describe('Oldest first'),
      aliases: z.array(z.strictObject({ doi: z.string(), of: z.string() })),
    }),
  ),
  edges: z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      type: z.enum(['succession', 'concept', 'alias']),
      declaredBy: z.array(z.strictObject({ doi: z.string(), by: z.string() })),
      side: z.enum(['from', 'to', 'both', 'heuristic']),
    }),
  ),
  warnings: z.array(
    z.strictObject({
      code: z.string().describe('The id of the warning, which is never renamed'),
      severity: z.enum(['warning', 'info']),
      message: z.string(),
      dois: z.array(z.string()),
    }),
  ),
})

const severities = z.strictObject({ error: wholeNumber, warning: wholeNumber, info: wholeNumber })

const statistics = z.strictObject({
  version,
  kind: z.literal('statistics'),
  summary,
  statistics: z.strictObject({
    rules: z.record(z.string(), z.strictObject({ findings: wholeNumber, records: wholeNumber })),
    severities,
    effects: z.strictObject({ rejects: wholeNumber, drops: wholeNumber, changes: wholeNumber, accepts: wholeNumber }),
    kernels: tallies,
    types: tallies,
    years: tallies,
    clients: tallies,
    properties: counts,
    fair: z.strictObject({
      points: z.number(),
      scores: counts,
      metrics: z.record(z.string(), z.strictObject({ earned: z.number(), total: z.number() })),
    }),
  }),
  changes: z
    .strictObject({
      summary: counts,
      rules: counts,
      severities: counts,
      effects: counts,
      kernels: counts,
      types: counts,
      years: counts,
      clients: counts,
      properties: counts,
      score: z.number().optional(),
    })
    .describe('With --compare: later numbers minus earlier ones')
    .optional(),
})

const heldRecord = z.strictObject({
  state: z.enum(['draft', 'registered', 'findable']),
  url: z.string().nullable(),
  attributes,
})

const registrationPlan = z.strictObject({
  kind: z.literal('citable-registration-plan'),
  version,
  id: z.string(),
  made: z.string().describe('ISO 8601'),
  endpoint: z.string(),
  via: z.enum(['json', 'xml', 'mds']),
  event: z.enum(['none', 'publish']),
  update: z.literal(true).optional(),
  steps: z.array(
    z.strictObject({
      doi: z.string(),
      source: z.string().optional(),
      action: z.enum(['create', 'update', 'nothing', 'refused']),
      url: z.string().optional(),
      before: heldRecord.nullable(),
      payload: z.union([z.strictObject({ attributes }), z.strictObject({ xml: z.string() })]).optional(),
      after: heldRecord.optional(),
      differences: z.array(z.string()).optional(),
      changes: z.array(registryChange).optional(),
      findings: z.array(
        z.strictObject({
          effect: z.enum(['rejects', 'warns']),
          message: z.string(),
          pointer: pointer.optional(),
          position: range.optional(),
        }),
      ),
    }),
  ),
})

/**
 * Returns the JSON Schemas of reports and registration plans by file name. The number at the end of a file name is the
 * version of the structure.
 */
export const reportSchemas = (): Record<string, JsonSchema> => ({
  'check-report-1.json': schema('check-report-1', 'Report of citable check --format json', checkReport),
  'conversion-report-1.json': schema(
    'conversion-report-1',
    'Report of citable convert and citable upgrade --format json',
    conversionReport,
  ),
  'comparison-1.json': schema('comparison-1', 'Report of citable diff --format json', comparison),
  'counts-1.json': schema('counts-1', 'Report of citable stats --by --format json', countsBy),
  'prediction-report-1.json': schema(
    'prediction-report-1',
    'Report of citable predict --format json',
    predictionReport,
  ),
  'registration-plan-1.json': schema('registration-plan-1', 'Plan of citable register plan', registrationPlan),
  'statistics-1.json': schema('statistics-1', 'Report of citable stats --format json', statistics),
  'version-graph-1.json': schema('version-graph-1', 'Graph of citable versions --format json', versionGraph),
})

function schema(name: string, title: string, shape: z.ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(shape)
  return { $schema: schemaDialect, $id: `${schemaBase}${name}.json`, title, ...(rest as JsonSchema) }
}
