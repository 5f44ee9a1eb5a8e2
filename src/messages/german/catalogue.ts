import type { Catalogue } from '../catalogue.ts'
import { inputTexts, readingPages } from './inputs.ts'
import { onlinePages } from './online.ts'
import { phrases } from './phrases.ts'
import { recordTexts } from './record.ts'
import { registryTexts } from './registry.ts'
import { openings, sentences } from './sentences.ts'

/** Everything that findings and pages of rules say, in German. */
export const germanCatalogue: Catalogue = {
  language: 'de',
  rules: {
    ...recordTexts,
    ...onlinePages,
    ...readingPages,
  },
  families: {
    schema: inputTexts,
    registry: registryTexts,
    input: inputTexts,
  },
  sentences,
  openings,
  phrases,
}
