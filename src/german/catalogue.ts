import type { Catalogue } from '../language/catalogue.ts'
import { factTexts } from './facts.ts'
import { fairTexts } from './fair.ts'
import { identifierTexts } from './identifiers.ts'
import { inputTexts } from './inputs.ts'
import { nameTexts } from './names.ts'
import { phrases } from './phrases.ts'
import { recordTexts } from './record.ts'
import { registryTexts } from './registry.ts'
import { relationTexts } from './relations.ts'
import { schemaPages, schemaTexts } from './schema.ts'
import { sentences } from './sentences.ts'
import { textTexts } from './texts.ts'

/** Everything that findings and pages of rules say, in German. */
export const germanCatalogue: Catalogue = {
  language: 'de',
  rules: {
    ...recordTexts,
    ...nameTexts,
    ...identifierTexts,
    ...relationTexts,
    ...textTexts,
    ...factTexts,
    ...schemaPages,
  },
  families: { schema: { ...schemaTexts, ...inputTexts }, registry: registryTexts, input: inputTexts, fair: fairTexts },
  sentences,
  phrases,
}
