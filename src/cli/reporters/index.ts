import type { Reporter } from '../report/reporter.ts'
import { compact } from './compact.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { json } from './json.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import { ndjson } from './ndjson.ts'
import { pretty } from './pretty.ts'
import { sarif } from './sarif.ts'

/** The reporters by the values of `--format`. */
export const reporters = {
  pretty,
  compact,
  json,
  ndjson,
  sarif,
  junit,
  github,
  gitlab,
  markdown,
} as const satisfies Readonly<Record<string, Reporter>>

/** The name of a report format. */
export type ReportFormat = keyof typeof reporters

/** All names of report formats. */
export const reportFormats = Object.keys(reporters) as readonly ReportFormat[]
