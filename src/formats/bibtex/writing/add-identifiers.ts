import { entryOf } from '../../../core/object.ts'
import { parseArxiv } from '../../../identifiers/index.ts'
import type { AlternateIdentifier } from '../../../model/datacite.ts'
import {
  carryAddress,
  carryType,
  carryUrlType,
  entriesOf,
  Found,
  furtherNumbersOf,
  givenAddressOf,
  type Held,
  kindOfNumber,
  memberText,
  numberTypePlace,
  standardNumberType,
  tellElectronicFirst,
  typeOfFurther,
  type Work,
} from '../../work/index.ts'
import { sayWork } from '../../work/losses/work-messages.ts'
import { type BibDialect, shapeOf } from '../dialects.ts'
import { type EntryFields, safeAddress } from '../entry-fields.ts'
import { sayBibtex } from '../messages.ts'
import { relatedTypeOf } from './add-container.ts'

/** The BibTeX field for each alternate identifier type (11.a), by the type in lower case. */
const fieldByType: Readonly<Record<string, string>> = {
  isbn: 'isbn',
  issn: 'issn',
  pmcid: 'pmcid',
  mr: 'mrnumber',
  s2id: 's2id',
}
const archives: Readonly<Record<string, string>> = { arxiv: 'arXiv', handle: 'hdl', jstor: 'jstor', pmid: 'pubmed' }

/**
 * Adds the identifiers of the work and its container, such as `doi`, `url`, `isbn` and `eprint`. BibTeX's styles do not
 * print `doi`, so in BibTeX the URL repeats the DOI if there is no landing page.
 */
export function addIdentifiers(work: Work, dialect: BibDialect, entryType: string, fields: EntryFields): void {
  const { doi, url, container, record } = work
  const { account } = fields
  addNumbers(work, dialect, entryType, fields)
  fields.verbatim('doi', doi)
  const given = givenAddressOf(work)
  if (given !== undefined) fields.verbatim('url', given)
  else if (url !== undefined) {
    fields.verbatim('url', url)
    carryUrlType(account, url)
  } else if (doi === undefined || dialect.id === 'bibtex')
    fields.set('url', safeAddress(carryAddress(account, work) ?? ''))
  for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
    const held = memberText(entry, 'alternateIdentifier')
    const kind = String(entry.value.alternateIdentifierType).toLowerCase()
    if (held === undefined || !addAlternate(held, kind, dialect, fields)) continue
    account.carryPath(entry.at('alternateIdentifierType'))
    const isTaken = container?.title !== undefined && isOfContainer(dialect, entryType, kind)
    if (isTaken) account.changed(entry, sayWork('numberOfContainer', { number: held.value }))
  }
  const arxiv = doi && /^10\.48550\/(arxiv\..+)$/i.exec(doi.value)?.[1]
  if (arxiv !== undefined && !fields.has('eprint')) addEprint(arxiv.slice('arxiv.'.length), 'arXiv', dialect, fields)
}

/** True if an ISSN or ISBN of an entry identifies the container. In a journal, an ISBN identifies the entry itself. */
function isOfContainer(dialect: BibDialect, entryType: string, kind: string): boolean {
  const { container } = shapeOf(dialect, entryType)
  return container !== undefined && (kind === 'issn' || (kind === 'isbn' && !container.startsWith('journal')))
}

/**
 * Adds the ISBN or ISSN of the container, and its further ISSNs that can be read back. An electronic ISSN is written to
 * `eissn`, unless the container has no other ISSN or ISBN.
 *
 * Only BibTeX has several ISSNs in one field, because biblatex's data model rejects them.
 */
function addNumbers(work: Work, dialect: BibDialect, entryType: string, fields: EntryFields): void {
  const identifier = work.container?.identifier
  const kind = identifier && standardNumberType(identifier.type)
  if (identifier === undefined || kind === undefined) return
  const { account } = fields
  if (!isOfContainer(dialect, entryType, kind.toLowerCase())) {
    fields.verbatim(kind.toLowerCase(), identifier)
    const message = sayBibtex('ownNumber', { type: identifier.type })
    account.changed(identifier.path.slice(0, -1), message)
    return
  }
  const further = furtherIn(work, kind, entryType)
  const electronic = further.find(({ type }) => type === 'EISSN')
  const printed = further.filter(number => number !== electronic)
  const isElectronic = identifier.type === 'EISSN' && printed.length > 0 && electronic === undefined
  const issns = [...(kind === 'ISSN' && !isElectronic ? [{ held: identifier, type: identifier.type }] : []), ...printed]
  carryType(account, numberTypePlace(identifier), identifier.type, isElectronic ? 'EISSN' : kind)
  if (kind === 'ISBN') fields.verbatim('isbn', identifier)
  if (isElectronic) fields.verbatim('eissn', identifier)
  const written = dialect.id === 'bibtex' ? issns : issns.slice(0, 1)
  if (written.length > 1) fields.set('issn', written.map(({ held }) => account.carry(held)).join(', '))
  else fields.verbatim('issn', written[0]?.held)
  fields.verbatim('eissn', electronic?.held)
  for (const { held, type } of [...written, ...(electronic === undefined ? [] : [electronic])]) {
    if (!(held instanceof Found)) continue
    account.carryPath(held.beside('relationType'))
    carryType(account, held.beside('relatedIdentifierType'), type, held === electronic?.held ? 'EISSN' : 'ISSN')
  }
  if (electronic !== undefined && kind === 'ISSN') tellElectronicFirst(account, [identifier, electronic.held])
}

/** Returns the related ISSNs that can be read back as further ISSNs of the container. */
function furtherIn(work: Work, kind: 'ISSN' | 'ISBN', entryType: string): { held: Found; type: string }[] {
  const { title, identifier } = work.container ?? {}
  const isRead = title !== undefined || relatedTypeOf(entryType) === 'Journal'
  if (!isRead || kindOfNumber(identifier?.value ?? '') !== kind) return []
  return furtherNumbersOf(work, 'ISSN').map(held => ({ held, type: typeOfFurther(held) }))
}

function addAlternate(held: Held, type: string, dialect: BibDialect, fields: EntryFields): boolean {
  const field = entryOf(fieldByType, type)
  const archive = entryOf(archives, type)
  if (field !== undefined && !fields.has(field)) {
    fields.verbatim(field, held)
    return true
  }
  if (archive === undefined || fields.has('eprint')) return false
  const arxiv = archive === 'arXiv' ? parseArxiv(held.value) : undefined
  const id = archive === 'arXiv' ? arxiv?.slice('arXiv:'.length) : held.value
  if (id === undefined) return false
  if (arxiv === undefined || arxiv === held.value) fields.account.carryPath(held)
  else fields.account.changed(held, sayWork('readAs', { value: held.value, read: arxiv }))
  addEprint(id, archive, dialect, fields)
  return true
}

function addEprint(id: string, archive: string, { fields: names }: BibDialect, fields: EntryFields): void {
  fields.set('eprint', safeAddress(id))
  fields.set(names.eprintType, archive)
}
