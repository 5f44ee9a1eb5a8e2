import { type ResourceTypeGeneral, vocabularies } from '../../kernel/index.ts'

/** A general type in words: `Computational notebook`. */
export const typeLabelOf = (general: string): string => labels.get(general) ?? inWords(general)

function inWords(general: string): string {
  const words = general.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const terms = Object.keys(vocabularies.resourceTypeGeneral) as ResourceTypeGeneral[]
const labels: ReadonlyMap<string, string> = new Map(terms.map(term => [term, inWords(term)]))
const byLabel: ReadonlyMap<string, ResourceTypeGeneral> = new Map(terms.map(term => [inWords(term), term]))

/** The general type of a {@link typeLabelOf} label. */
export const generalOfLabel = (label: string): ResourceTypeGeneral | undefined => byLabel.get(label)
