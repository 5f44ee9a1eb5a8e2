import { withoutWrapping } from './doi-text.ts'
import { parseArxiv } from './schemes/arxiv.ts'
import { doiUrl, parseDoi } from './schemes/doi.ts'
import { parseHandle } from './schemes/handle.ts'
import { parseOrcid } from './schemes/orcid.ts'
import { undoubled } from './undoubled.ts'

/**
 * Says in a sentence why a text is not a DOI, naming it and, if recognisable, the DOI that was meant;
 * undefined where `parseDoi` reads it.
 *
 * @example
 * explainDoi('10.5880') // → '"10.5880" is a prefix without a suffix; a DOI goes on with "/" and a suffix.'
 */
export function explainDoi(text: string): string | undefined {
  if (typeof text !== 'string') return `A DOI is text, not ${text === null ? 'null' : `of type ${typeof text}`}.`
  if (parseDoi(text) !== undefined) return undefined
  const name = withoutWrapping(text)
  if (name === '') return text.trim() === '' ? 'The DOI is empty.' : `${quoted(text)} holds no DOI.`
  const reason = anotherScheme(text) ?? anotherHost(text) ?? wrongCharacters(name) ?? wrongPrefix(name)
  return `${quoted(text)} ${reason ?? 'is not a DOI; a DOI begins with "10.", four digits or more, and "/".'}`
}

function anotherScheme(text: string): string | undefined {
  const inner = undoubled(text)
  const meant = inner === undefined ? undefined : parseDoi(inner)
  if (meant !== undefined) return `has the resolver twice; it should be ${doiUrl(meant)}.`
  if (parseOrcid(text) !== undefined) return 'is an ORCID iD, not a DOI.'
  const arxiv = parseArxiv(text)
  if (arxiv === undefined) return labelledHandle(text)
  return `is an arXiv identifier; its DOI is 10.48550/arXiv.${arxiv.slice('arXiv:'.length).replace(/v\d+$/, '')}.`
}

function labelledHandle(text: string): string | undefined {
  const handle = handleStart.test(text) ? parseHandle(text) : undefined
  if (handle === undefined) return undefined
  const doi = parseDoi(handle)
  return doi === undefined ? 'is a Handle, not a DOI.' : `is a DOI written as a Handle; it should be ${shown(doi)}.`
}

function anotherHost(text: string): string | undefined {
  const host = urlHost.exec(text.trim())?.[1]
  return host === undefined || resolverHost.test(host) ? undefined : `is a URL of ${quoted(host)}, not of doi.org.`
}

function wrongCharacters(name: string): string | undefined {
  if (/^10\s*\..*\s/s.test(name)) return 'has white space within, which a DOI cannot hold.'
  const [character] = name.match(invisible) ?? []
  if (character !== undefined) return `holds the invisible character ${codePoint(character)}.`
  const plain = name
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/\u2044|\u2215/g, '/')
  if (plain !== name && name.length <= 200 && parseDoi(plain) !== undefined) {
    return `is written with look-alike characters; it should be ${plain}.`
  }
  return undefined
}

function wrongPrefix(name: string): string | undefined {
  if (/^10\/[\w-]+$/.test(name))
    return `is a shortDOI; https://doi.org/${shown(name)} leads to the DOI that it stands for.`
  if (/^10\.[\d.]+\/?$/.test(name)) return 'is a prefix without a suffix; a DOI goes on with "/" and a suffix.'
  const registrant = /^10\.([^/]*)\//.exec(name)?.[1]
  if (registrant !== undefined)
    return `has the registrant code ${quoted(registrant)}; it should be four to nine digits.`
  const prefix = /^(\d[\d.]*)\/./.exec(name)?.[1]
  if (prefix !== undefined) return `is a Handle of prefix ${shown(prefix)}; the prefix of a DOI begins with "10.".`
  return undefined
}

const urlHost = /^(?:https?|ftp):\/\/(?:[^/?#\s@]*@)?([^/?#\s]*)/i
const resolverHost = /^(?:dx\.|www\.)?doi\.org$/i
const handleStart = /^\s*(?:hdl:|(?:https?:\/\/)?hdl\.handle\.net\/)/i
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

// A message is printed on terminals, so what a terminal would obey or hide is spelled out.
const shown = (value: string): string =>
  (value.length > 80 ? `${value.slice(0, 79)}…` : value).replace(invisible, character => `<${codePoint(character)}>`)

const quoted = (value: string): string => `"${shown(value.trim())}"`

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
