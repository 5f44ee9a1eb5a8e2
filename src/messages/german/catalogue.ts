import type { Catalogue } from '../catalogue.ts'
import { agentTexts } from './agents.ts'
import { characterTexts } from './characters.ts'
import { dateTexts } from './dates.ts'
import { fairTexts } from './fair.ts'
import { fileTexts } from './files.ts'
import { identifierTexts } from './identifiers.ts'
import { inputTexts, readingPages } from './inputs.ts'
import { nameTexts } from './names.ts'
import { onlinePages } from './online.ts'
import { pageTexts } from './pages.ts'
import { phrases } from './phrases.ts'
import { placeTexts } from './places.ts'
import { recordTexts } from './record.ts'
import { registryTexts } from './registry.ts'
import { relationTexts } from './relations.ts'
import { rightsTexts } from './rights.ts'
import { schemaPages, schemaTexts } from './schema.ts'
import { openings, sentences } from './sentences.ts'
import { subjectTexts } from './subjects.ts'
import { titleTexts } from './titles.ts'

/** Everything that findings and pages of rules say, in German. */
export const germanCatalogue: Catalogue = {
  language: 'de',
  rules: {
    ...recordTexts,
    ...nameTexts,
    ...identifierTexts,
    ...relationTexts,
    ...agentTexts,
    ...titleTexts,
    ...characterTexts,
    ...subjectTexts,
    ...dateTexts,
    ...rightsTexts,
    ...placeTexts,
    ...fileTexts,
    ...schemaPages,
    ...onlinePages,
    ...readingPages,
  },
  families: {
    schema: { ...schemaTexts, ...inputTexts },
    registry: registryTexts,
    input: inputTexts,
    fair: fairTexts,
    page: pageTexts,
  },
  sentences,
  openings,
  phrases,
}
