import { isObject } from '../../core/object.ts'
import type { Behaviour } from '../behaviour.ts'
import { byFreeType, byGeneralType, bySchemaOrg } from '../tables/types.ts'

/** Adds what the resource type is called in other formats. */
export const typesDerived: Behaviour = {
  id: 'types-derived',
  does: 'changes',
  via: ['xml', 'json'],
  apply(work) {
    const { via } = work.sending
    if (work.attributes.types === (via === 'json' ? null : undefined)) work.put(['types'], {})
    const { types } = work.attributes
    if (!isObject(types)) return
    for (const [name, value] of Object.entries(derivedFrom(types.resourceTypeGeneral, types.resourceType)))
      if (via === 'xml' || types[name] === undefined) work.set(['types', name], value)
  },
}

function derivedFrom(general: unknown, free: unknown): Record<'schemaOrg' | 'citeproc' | 'bibtex' | 'ris', string> {
  const own = entry(byFreeType, typeof free === 'string' ? oneWord(free) : '')
  const general_ = entry(byGeneralType, typeof general === 'string' ? general.replaceAll('_', '-') : '')
  const schemaOrg = own.schemaOrg ?? general_.schemaOrg ?? 'CreativeWork'
  const others = entry(bySchemaOrg, schemaOrg)
  return {
    schemaOrg,
    citeproc: own.citeproc ?? others.citeproc ?? 'article',
    bibtex: own.bibtex ?? others.bibtex ?? 'misc',
    ris: own.ris ?? general_.ris ?? 'GEN',
  }
}

const entry = <Row extends object>(table: Readonly<Record<string, Row>>, name: string): Partial<Row> =>
  (Object.hasOwn(table, name) ? table[name] : undefined) ?? {}

/** A text as lupo writes it in camel case: `journal-article`, `journalArticle` and `Journal article` are all `JournalArticle`. */
const oneWord = (text: string): string =>
  text
    .slice(0, 100)
    .replace(/([A-Z\d]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[-_\s]+/g, '_')
    .toLowerCase()
    .replace(/^[a-z\d]/, letter => letter.toUpperCase())
    .replace(/_([a-z\d]*)/g, (_, word: string) => word.slice(0, 1).toUpperCase() + word.slice(1))
