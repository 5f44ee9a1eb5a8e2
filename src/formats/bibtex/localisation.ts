import type { Account, Held } from '../work/index.ts'
import { generalOfLabel } from '../work/types/resource-kinds.ts'
import type { BibDialect } from './dialects.ts'
import { sayBibtex } from './messages.ts'

/**
 * Keys that biblatex prints in the language of a document (its manual, section 4.9.2), by field, each with its text in English:
 * what a record holds, and every other format writes.
 */
const textsByField = {
  type: {
    phdthesis: 'PhD thesis',
    mathesis: "Master's thesis",
    bathesis: "Bachelor's thesis",
    candthesis: 'Candidate thesis',
    techreport: 'Technical report',
    resreport: 'Research report',
    software: 'Software',
    datacd: 'Data CD',
    audiocd: 'Audio CD',
    patent: 'Patent',
    patentde: 'German patent',
    patenteu: 'European patent',
    patentfr: 'French patent',
    patentuk: 'British patent',
    patentus: 'US patent',
    patreq: 'Patent request',
    patreqde: 'German patent request',
    patreqeu: 'European patent request',
    patreqfr: 'French patent request',
    patrequk: 'British patent request',
    patrequs: 'US patent request',
  },
  pubstate: {
    inpreparation: 'in preparation',
    submitted: 'submitted',
    forthcoming: 'forthcoming',
    inpress: 'in press',
    prepublished: 'pre-published',
  },
  series: { newseries: 'new series', oldseries: 'old series' },
} as const

type LocalisedField = keyof typeof textsByField

const isLocalised = (field: string): field is LocalisedField => Object.hasOwn(textsByField, field)

/** The text of a field that may hold a key. */
export function textOfKey(field: string, text: string): string {
  const texts: Readonly<Record<string, string>> = isLocalised(field) ? textsByField[field] : {}
  return Object.hasOwn(texts, text) ? (texts[text] ?? text) : text
}

/** The text that biblatex prints in English for the key of a command such as `\bibstring`; a key that is not known is the text. */
export function textOfString(key: string): string {
  for (const texts of Object.values<Readonly<Record<string, string>>>(textsByField))
    if (Object.hasOwn(texts, key)) return texts[key] ?? key
  return key
}

/** Tells of a text that is a key by chance. */
export function tellKey(field: string, held: Held, account: Account): void {
  const text = textOfKey(field, held.value)
  if (text !== held.value) account.changed(held, sayBibtex('localisationKey', { key: held.value, text }))
}

/**
 * Returns the value of a dialect for the text of a field: in BibLaTeX, the localisation key. Keeps the name of a general type, because it
 * is read as that type.
 */
export const keyOfText = ({ id }: BibDialect, field: string, text: string): string =>
  (id === 'biblatex' && isLocalised(field) && generalOfLabel(text) === undefined && keys[field].get(text)) || text

const keysOf = (field: LocalisedField): ReadonlyMap<string, string> =>
  new Map(Object.entries(textsByField[field]).map(([key, text]) => [text, key]))

const keys = { type: keysOf('type'), pubstate: keysOf('pubstate'), series: keysOf('series') }
