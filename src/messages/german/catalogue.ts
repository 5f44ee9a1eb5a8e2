import type { Catalogue } from '../catalogue.ts'
import { inputTexts, readingPages } from './inputs.ts'
import { onlinePages } from './online.ts'
import { phrases } from './phrases.ts'
import { recordTexts } from './record.ts'
import { registryTexts } from './registry.ts'
import { schemaPages, schemaTexts } from './schema.ts'
import { openings, sentences } from './sentences.ts'

/** Everything that findings and pages of rules say, in German. */
export const germanCatalogue: Catalogue = {
  language: 'de',
  rules: {
    ...recordTexts,
    ...schemaPages,
    ...onlinePages,
    ...readingPages,
  },
  families: {
    schema: { ...schemaTexts, ...inputTexts },
    registry: registryTexts,
    input: inputTexts,
  },
  sentences,
  openings,
  phrases,
}
