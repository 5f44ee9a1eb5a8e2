import type { ResourceTypeGeneral } from '../kernel/index.ts'
import { vocabularies } from '../kernel/index.ts'

/** A general type in words: `Computational notebook`. */
export function labelOf(general: string): string {
  const words = general.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const labels: ReadonlyMap<string, ResourceTypeGeneral> = new Map(
  Object.keys(vocabularies.resourceTypeGeneral).map(term => [labelOf(term), term as ResourceTypeGeneral]),
)

/** The general type that a {@link labelOf} speaks of. */
export const generalOfLabel = (label: string): ResourceTypeGeneral | undefined => labels.get(label)
