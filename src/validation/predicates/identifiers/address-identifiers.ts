import { parseArk } from '../../../identifiers/schemes/ark.ts'
import { parseArxiv } from '../../../identifiers/schemes/arxiv.ts'
import { parseBibcode } from '../../../identifiers/schemes/bibcode.ts'
import { parseDoi } from '../../../identifiers/schemes/doi.ts'
import { parseHandle } from '../../../identifiers/schemes/handle.ts'
import { parseIssn } from '../../../identifiers/schemes/issn.ts'
import { parsePmid } from '../../../identifiers/schemes/pmid.ts'
import { parseSwhid } from '../../../identifiers/schemes/swhid.ts'
import { parseUrn } from '../../../identifiers/schemes/urn.ts'
import type { RelatedIdentifierType } from '../../../kernel/vocabularies/index.ts'

/** An identifier extracted from a URL. */
export interface AddressIdentifier {
  kind: RelatedIdentifierType
  identifier: string
  /** True if the URL is that of an article page or Zenodo record, false if the URL is a resolver's. */
  isPage: boolean
}

/**
 * Returns the identifier in a resolver's URL, or the DOI of an article page or Zenodo record. Returns undefined for any
 * other URL.
 *
 * Resolvers are, for example, doi.org, hdl.handle.net and n2t.net. The URL may lead through a library's proxy.
 */
export function identifierInAddress(address: string): AddressIdentifier | undefined {
  if (address.length > 2000 || !worthALook.test(address)) return undefined
  const given = address.trim()
  const url = withoutProxy(given)
  const host = /^https?:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase()
  if (host === undefined) return undefined
  for (const { hosts, kind, parse } of resolvers) {
    if (!hosts.test(host)) continue
    const identifier = parse(url)
    if (identifier !== undefined) return { kind, identifier, isPage: false }
  }
  const doi = zenodoDoi(url) ?? doiInPage(url, host)
  return doi === undefined ? undefined : { kind: 'DOI', identifier: doi, isPage: true }
}

// Hardly any URL matches.
const worthALook =
  /[/=]10\.\d{4}|%2f10\.\d{4}|hdl\.handle|arxiv\.org|ncbi\.nlm|n2t\.net|portal\.issn|nbn-resolving|adsabs\.harv|softwareheritage|zenodo\.org\/record/i

interface Resolver {
  hosts: RegExp
  kind: RelatedIdentifierType
  parse(url: string): string | undefined
}

// A Handle whose prefix begins with `10.` is a DOI.
const resolvers: readonly Resolver[] = [
  {
    hosts: /^(?:(?:dx\.|www\.)?doi\.org|hdl\.handle\.net)$/,
    kind: 'DOI',
    parse: url => parseDoi(url.replace(/hdl\.handle\.net/i, 'doi.org')),
  },
  { hosts: /^hdl\.handle\.net$/, kind: 'Handle', parse: parseHandle },
  { hosts: /^(?:www\.|export\.)?arxiv\.org$/, kind: 'arXiv', parse: parseArxiv },
  {
    hosts: /^(?:pubmed|www)\.ncbi\.nlm\.nih\.gov$/,
    kind: 'PMID',
    parse: url => parsePmid(url.replace(/[/?#]*$/, '')),
  },
  { hosts: /^(?:www\.)?n2t\.net$/, kind: 'ARK', parse: parseArk },
  { hosts: /^portal\.issn\.org$/, kind: 'ISSN', parse: parseIssn },
  { hosts: /^(?:www\.)?nbn-resolving\.(?:de|org)$/, kind: 'URN', parse: parseUrn },
  { hosts: /^(?:ui\.|www\.)?adsabs\.harvard\.edu$/, kind: 'bibcode', parse: parseBibcode },
  { hosts: /^archive\.softwareheritage\.org$/, kind: 'SWHID', parse: parseSwhid },
]

/** Removes a library's access proxy from a URL. */
function withoutProxy(address: string): string {
  const [, inner] = /^https?:\/\/[^/?#]*proxy[^/?#]*\/login\?(?:q?url)=(https?(?::|%3a).*)$/i.exec(address) ?? []
  if (inner !== undefined) return decoded(inner)
  // Both `doi-org.proxy.example.edu` and `doi.org.proxy.example.edu` mean `doi.org`.
  return address.replace(/^(https?:\/\/)(dx[.-])?doi[.-]org\.[^/?#]+(?=\/10\.)/i, '$1doi.org')
}

function decoded(text: string): string {
  try {
    return /%3a/i.test(text.slice(0, 9)) ? decodeURIComponent(text) : text
  } catch {
    return text
  }
}

/**
 * Returns the DOI that Zenodo assigns to the record in a zenodo.org URL, or undefined for any other URL. The result is
 * wrong for a record that has a DOI from another registrant.
 */
function zenodoDoi(url: string): string | undefined {
  const [, number] = /^https?:\/\/(?:www\.)?zenodo\.org\/records?\/(\d{1,12})\/?(?:[?#].*)?$/i.exec(url) ?? []
  return number && `10.5281/zenodo.${number}`
}

function doiInPage(url: string, host: string): string | undefined {
  if (others.test(host)) return undefined
  const { page } = publishers.find(({ hosts }) => hosts.test(host)) ?? anyPublisher
  const [, found] = page.exec(url.slice(url.indexOf(host) + host.length)) ?? []
  const [name] = found?.split(/[?#&]/) ?? []
  return name === undefined ? undefined : parseDoi(name.replace(views, ''))
}

/** Publishers' hosts, with the pattern of the DOI in the rest of their page URLs. */
const publishers: readonly { hosts: RegExp; page: RegExp }[] = [
  {
    hosts: /^link\.springer\.com$/,
    page: /^\/(?:article|chapter|book|content\/pdf|referenceworkentry|protocol)\/(10\.\d{4,9}\/.+)$/,
  },
  { hosts: /^journals\.plos\.org$/, page: /^\/\w+\/article\?id=(10\.1371\/[\w.]+)$/ },
  { hosts: /^(?:www\.)?frontiersin\.org$/, page: /^\/(?:articles|journals\/[\w-]+\/articles)\/(10\.3389\/.+)$/ },
  { hosts: /^iopscience\.iop\.org$/, page: /^\/article\/(10\.\d{4,9}\/.+)$/ },
  {
    hosts: /^(?:www\.)?(?:bio|med)rxiv\.org$/,
    page: /^\/content\/(10\.(?:1101|64898)\/[\d.]+\d)(?:v\d+)?(?:\.full|\.abstract)?(?:\.pdf)?(?:[/?#].*)?$/,
  },
  { hosts: /^journals\.aps\.org$/, page: /^\/\w+\/(?:abstract|pdf)\/(10\.1103\/\w+(?:\.\w+)+)$/ },
  { hosts: /^doi\.pangaea\.de$/, page: /^\/(10\.1594\/PANGAEA\.\d+)$/i },
  { hosts: /^(?:www\.)?degruyter\.com$/, page: /^\/document\/doi\/(10\.1515\/.+)$/ },
  { hosts: /^(?:www\.)?emerald\.com$/, page: /^\/insight\/content\/doi\/(10\.1108\/.+)$/ },
]

// The form shared by most other publishers: Wiley, Taylor & Francis, SAGE, ACS, ACM, Science, PNAS, …
const anyPublisher = {
  page: /^\/doi\/(?:(?:abs|full|pdf|epdf|epub|book|pdfdirect|pdfplus|reader|figure|ref|suppl)\/)?(10\.\d{4,9}\/.+)$/,
}

/** Matches suffixes of a URL after the DOI, such as `/pdf`. */
const views =
  /(?:\/(?:full|abstract|pdf|html|epub|meta|fulltext\.html|full\/html|full\/pdf|pdf\/first-page)|\.pdf|\/)+$/i

/**
 * Matches hosts of APIs, file servers and search pages, and `localhost`. A DOI in their URLs does not identify the
 * page.
 */
const others = /^(?:api|data|metadata|files?|download|oai|search|localhost)\b/
