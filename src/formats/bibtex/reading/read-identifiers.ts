import { entryOf } from '../../../core/object.ts'
import { doiKey, parseArxiv, parseDoi } from '../../../identifiers/index.ts'
import type { AlternateIdentifier } from '../../../model/datacite.ts'
import { sayWork } from '../../work/losses/work-messages.ts'
import { verbatim } from '../tex/decode.ts'
import type { SourceFields } from './source-fields.ts'

/** Reads the DOI (1), the landing page and the alternate identifiers (11), except those taken for the container. */
export function readEntryIdentifiers(fields: SourceFields): {
  doi: string | undefined
  /** The landing page; undefined if the entry has no URL, or only the URL of its DOI. */
  url: string | undefined
  alternateIdentifiers: AlternateIdentifier[]
} {
  const stated = fields.take('doi')
  const given = stated === undefined ? undefined : parseDoi(verbatim(stated))
  if (stated !== undefined && given === undefined)
    fields.leave('doi', sayWork('notDoi', { text: verbatim(stated).slice(0, 100) }))
  const address = addressOfEntry(fields)
  const addressed = address === undefined ? undefined : parseDoi(address)
  const doi = given ?? addressed
  const isPage =
    address !== undefined &&
    (addressed === undefined || (addressed !== doi && (doi === undefined || doiKey(addressed) !== doiKey(doi))))
  const alternateIdentifiers: AlternateIdentifier[] = []
  for (const [field, type] of numbers) {
    // The numbers of a container have already been taken.
    const value = fields.isLeft(field) ? fields.text(field) : undefined
    if (value !== undefined) alternateIdentifiers.push({ alternateIdentifier: value, alternateIdentifierType: type })
  }
  const eprint = eprintOf(fields)
  if (eprint !== undefined && doi?.toLowerCase() !== `10.48550/${eprint[1].replace(':', '.').toLowerCase()}`)
    alternateIdentifiers.push({ alternateIdentifier: eprint[1], alternateIdentifierType: eprint[0] })
  return { doi, url: isPage ? address : undefined, alternateIdentifiers }
}

/** Reads the URL from `url` or, as in older entries, from `howpublished`. */
function addressOfEntry(fields: SourceFields): string | undefined {
  const how = fields.peek('howpublished')
  const tex =
    fields.take('url') ??
    (how !== undefined && /^\s*(?:\\url\s*\{|https?:)/.test(how) ? fields.take('howpublished') : undefined)
  return tex === undefined ? undefined : verbatim(tex)
}

const numbers = [
  ['isbn', 'ISBN'],
  ['issn', 'ISSN'],
  ['pmid', 'PMID'],
  ['pmcid', 'PMCID'],
  ['mrnumber', 'MR'],
  ['s2id', 'S2ID'],
] as const

const archives: Readonly<Record<string, string>> = { hdl: 'Handle', jstor: 'JSTOR', pubmed: 'PMID' }

function eprintOf(fields: SourceFields): [type: string, value: string] | undefined {
  const tex = fields.peek('eprint')
  if (tex === undefined) return undefined
  const field = fields.peek('eprinttype') === undefined ? 'archiveprefix' : 'eprinttype'
  const archive = (fields.peek(field) ?? '').trim().toLowerCase()
  const value = verbatim(tex)
  const arxiv = archive === '' || archive === 'arxiv' ? parseArxiv(value) : undefined
  const type = arxiv === undefined ? entryOf(archives, archive) : 'arXiv'
  if (type === undefined) return undefined
  fields.take('eprint')
  fields.take(field)
  return [type, arxiv ?? value]
}
