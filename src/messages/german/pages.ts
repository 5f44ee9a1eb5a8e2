import type { Texts } from '../catalogue.ts'

/** What pages of rules say of their sources; titles of documents stay as they are. */
export const pageTexts: Texts = {
  "DataCite's source: {what:source}": 'Quelltext von DataCite: {what}',
  'DataCite Metadata Schema, appendix 3, values for unknown information':
    'DataCite Metadata Schema, Anhang 3, Werte für unbekannte Angaben',
}
