import { type Check, type InspectionSource, inspectionOf } from '../inspection.ts'
import type { VersionWarning } from '../types.ts'
import { conceptsAsVersions, partsAsVersions, severalConcepts } from './concepts.ts'
import { versionFields } from './fields.ts'
import { deadLinks, selfLinks, spellings } from './links.ts'
import { guesses, neighbours, suffixes, versionsBackwards } from './order.ts'
import { duplicateRecords, missingRecords, namelessRecords } from './records.ts'
import { aliasConflicts, crossPrefix, cycles, forks, oneWayLinks } from './structure.ts'

/** Everything that is looked for; warnings come in this order. */
const checks: readonly Check[] = [
  cycles,
  forks,
  versionsBackwards,
  suffixes,
  severalConcepts,
  conceptsAsVersions,
  partsAsVersions,
  aliasConflicts,
  versionFields,
  oneWayLinks,
  selfLinks,
  deadLinks,
  duplicateRecords,
  namelessRecords,
  missingRecords,
  neighbours,
  crossPrefix,
  spellings,
  guesses,
]

/** Runs all checks over a graph. */
export function inspect(source: InspectionSource): VersionWarning[] {
  const warnings: VersionWarning[] = []
  const inspection = inspectionOf(source, warnings)
  for (const check of checks) check(inspection)
  return warnings
}
