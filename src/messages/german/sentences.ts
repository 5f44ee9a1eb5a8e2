import type { Texts } from '../catalogue.ts'
import { reasonTexts } from './registry.ts'

/** Sentences that follow messages, and those of assessments. */
export const sentences: Texts = {
  ...reasonTexts,

  // Behind any message.
  'The registry takes it for text, as if it were escaped.': 'DataCite hält es für Text, als wäre es maskiert.',
  'The registry takes this in a draft; it would be refused when published.':
    'In einem Entwurf nimmt DataCite das an; beim Veröffentlichen würde es abgelehnt.',
  'The record has {number} more of these.': 'Der Metadatensatz hat {number} weitere davon.',
  'The same is done in 1 other place.': 'Dasselbe geschieht an einer weiteren Stelle.',
  'The same is done in {number} other places.': 'Dasselbe geschieht an {number} weiteren Stellen.',
  'Likewise in {number} more places.': 'Ebenso an {number} weiteren Stellen.',
  'It comes nearest to {formats:and}; if it is that, say so with "from".':
    'Am meisten ähnelt es {formats}; wenn es das ist, geben Sie es mit „from“ an.',
  'And {number} more findings.': 'Und {number} weitere Befunde.',
  'The rule {rule} failed on this record: {reason}. Correct the rule; the others went on.':
    'Die Regel {rule} ist an diesem Metadatensatz gescheitert: {reason}. Berichtigen Sie die Regel; die anderen liefen weiter.',
}

/** Sentences before messages that are not translated by id. */
export const openings: Texts = {}
