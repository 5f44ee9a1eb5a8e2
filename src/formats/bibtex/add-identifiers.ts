import { parseArxiv } from '../../identifiers/index.ts'
import type { AlternateIdentifier } from '../../model/datacite.ts'
import { entryOf } from '../../object.ts'
import {
  carryAddress,
  carryNumberType,
  carryUrlType,
  entriesOf,
  givenAddressOf,
  type Held,
  memberText,
  numberTypePlace,
  standardNumberType,
  type Work,
} from '../work/index.ts'
import { relatedTypeOf } from './add-container.ts'
import { type BibDialect, shapeOf } from './dialects.ts'
import { type EntryFields, safeAddress } from './fields.ts'

/** By the type of an alternate identifier (11.a): its field. */
const fieldByType: Readonly<Record<string, string>> = {
  isbn: 'isbn',
  issn: 'issn',
  pmcid: 'pmcid',
  mr: 'mrnumber',
  s2id: 's2id',
}
const archives: Readonly<Record<string, string>> = { arxiv: 'arXiv', handle: 'hdl', pmid: 'pubmed' }

/** Adds `doi`, `url`, `isbn`, `issn` and `eprint`. BibTeX's styles do not know `doi`, so in BibTeX the URL repeats it where no page is known. */
export function addIdentifiers(work: Work, dialect: BibDialect, entryType: string, fields: EntryFields): void {
  const { doi, url, container, record } = work
  const { account } = fields
  const identifier = container?.identifier
  const type = identifier && standardNumberType(identifier.type)
  if (identifier !== undefined && type !== undefined) {
    fields.verbatim(type.toLowerCase(), identifier)
    const isOfContainer =
      shapeOf(dialect, entryType).container !== undefined &&
      (relatedTypeOf(entryType) === 'Journal') === (type === 'ISSN')
    if (isOfContainer) carryNumberType(account, numberTypePlace(identifier), identifier.type)
    else
      account.changed(
        identifier.path.slice(0, -1),
        `The ${identifier.type} of what the work is in is written as that of the work.`,
      )
  }
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
    const shape = shapeOf(dialect, entryType)
    const isOfContainer =
      shape.container !== undefined &&
      container?.title !== undefined &&
      kind === (relatedTypeOf(entryType) === 'Journal' ? 'issn' : 'isbn')
    if (isOfContainer) account.changed(entry, `"${held.value}" is read as the number of what the work is in.`)
  }
  const arxiv = doi && /^10\.48550\/(arxiv\..+)$/i.exec(doi.value)?.[1]
  if (arxiv !== undefined && !fields.has('eprint')) addEprint(arxiv.slice('arxiv.'.length), 'arXiv', dialect, fields)
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
  else fields.account.changed(held, `"${held.value}" is read as "${arxiv}".`)
  addEprint(id, archive, dialect, fields)
  return true
}

function addEprint(id: string, archive: string, { fields: names }: BibDialect, fields: EntryFields): void {
  fields.set('eprint', safeAddress(id))
  fields.set(names.eprintType, archive)
}
