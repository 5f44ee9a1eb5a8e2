import { entryOf } from '../../../core/object.ts'
import { capitalised } from '../../../core/strings.ts'
import { type ResourceTypeGeneral, vocabularies } from '../../../kernel/index.ts'
import type { EndnoteType } from './endnote-types.ts'

/** The names of a type of resource in citation formats and in linked data. */
export interface ResourceTypeRow {
  cited: readonly [csl: string, bibtex: string, biblatex: string, ris: string, endnote: EndnoteType]
  linked: readonly [schemaOrg: string, roCrate: string, dcat: 'Dataset' | 'DataService' | 'Resource', dcmi?: string]
}

/**
 * True if the free text of a type (10) describes a patent, for which the kernel has no general type. Accepts the
 * localisation keys of biblatex, such as `patentus`.
 */
const isPatent = (text: string | undefined): boolean =>
  text !== undefined &&
  /^(?:(?:patent|patreq)(?:de|eu|fr|uk|us)?|(?:(?:German|European|French|British|US|U\.S\.) )?patent(?: request| application)?)$/i.test(
    text,
  )

/**
 * Returns the free text of the type (10) that a CSL item type implies: `Patent` for `patent`. Returns undefined if
 * there is none.
 */
export const kindOfItem = (csl: string): string | undefined => (isBroad.has(csl) ? undefined : kindsOfItem.get(csl))

/** CSL item types that are broader than their kind: most items of type `report` are not manuals. */
const isBroad: ReadonlySet<string> = new Set(['report', 'book'])

/** The free text of a record's type (10), and an additional genre. */
export interface KindAndGenre {
  kind?: string
  genre?: string
}

/**
 * Returns the kind of a work, such as `Patent`, and the genre, such as `Utility`.
 *
 * The kind comes from the type in another format, and the genre from an additional text. Returns the text alone, as the
 * kind, if it names the same kind or if no CSL item type implies the kind.
 */
export function kindAndGenre(
  general: string | undefined,
  kind: string | undefined,
  said: string | undefined,
): KindAndGenre {
  if (kind === undefined || said === undefined)
    return { ...((kind ?? said) !== undefined && { kind: kind ?? said ?? '' }) }
  const row = kindOfText(general, kind)
  const isSaidByType = row !== undefined && kindOfItem(row.cited[0]) === kind
  return isSaidByType && kindOfText(general, said) !== row ? { kind, genre: said } : { kind: said }
}

/**
 * Returns the names that other vocabularies have for the kind of work in a free text, or undefined if they have none.
 * Only the general types Text and BookChapter have kinds.
 */
export const kindOfText = (general: string | undefined, text: string | undefined): ResourceTypeRow | undefined => {
  const kinds = general === 'Text' ? kindsOfText : general === 'BookChapter' ? kindsOfChapter : undefined
  if (kinds === undefined || text === undefined) return undefined
  return entryOf(kinds, isPatent(text) ? 'Patent' : text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase())
}

const linkedText: ResourceTypeRow['linked'] = ['CreativeWork', 'CreativeWork', 'Resource', 'Text']

/** Kinds for which other vocabularies have a type but the kernel has none, by the free text of the type (10). */
const kindsOfText: Readonly<Record<string, ResourceTypeRow>> = {
  Patent: { cited: ['patent', 'patent', 'patent', 'PAT', 'Patent'], linked: linkedText },
  Manual: { cited: ['report', 'manual', 'manual', 'GEN', 'Generic'], linked: linkedText },
  Manuscript: { cited: ['manuscript', 'unpublished', 'unpublished', 'MANSCPT', 'Manuscript'], linked: linkedText },
  Legislation: { cited: ['legislation', 'misc', 'misc', 'STAT', 'Statute'], linked: linkedText },
  'Legal case': { cited: ['legal_case', 'misc', 'misc', 'CASE', 'Case'], linked: linkedText },
}

const kindsOfChapter: Readonly<Record<string, ResourceTypeRow>> = {
  'Reference entry': {
    cited: ['entry', 'incollection', 'inreference', 'ENCYC', 'Encyclopedia'],
    linked: ['Chapter', 'Chapter', 'Resource', 'Text'],
  },
  // CSL 1.0.2 on "book": with a container-title, "the item is interpreted as a book republished in a collection or
  // anthology".
  'Book in book': {
    cited: ['book', 'incollection', 'bookinbook', 'CHAP', 'Book Section'],
    linked: ['Chapter', 'Chapter', 'Resource', 'Text'],
  },
}

const kindsOfItem: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...kindsOfText, ...kindsOfChapter }).map(([kind, { cited }]) => [cited[0], kind]),
)

/** Returns the kind of a RIS or EndNote reference type, such as `MANSCPT`, or undefined if the type has no kind. */
export const kindOfReference = (type: string): string | undefined => kindsOfReference.get(type)

const kindsOfReference: ReadonlyMap<string, string> = new Map(
  Object.entries(kindsOfText).flatMap(([kind, { cited }]) =>
    cited[3] === 'GEN'
      ? []
      : ([
          [cited[3], kind],
          [cited[4], kind],
        ] as const),
  ),
)

/** Returns a general type in words: `Computational notebook`. */
export const typeLabelOf = (general: string): string => labels.get(general) ?? inWords(general)

function inWords(general: string): string {
  const words = general.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return capitalised(words)
}

const terms = Object.keys(vocabularies.resourceTypeGeneral) as ResourceTypeGeneral[]
const labels: ReadonlyMap<string, string> = new Map(terms.map(term => [term, inWords(term)]))
const byLabel: ReadonlyMap<string, ResourceTypeGeneral> = new Map(terms.map(term => [inWords(term), term]))

/** Returns the general type with the given {@link typeLabelOf} label, or undefined if there is none. */
export const generalOfLabel = (label: string): ResourceTypeGeneral | undefined => byLabel.get(label)
