import { english, type Message, messagesOf } from '../messages/message.ts'
import { withoutWrapping } from './doi-text.ts'
import { parseArxiv } from './schemes/arxiv.ts'
import { doiUrl, parseDoi } from './schemes/doi.ts'
import { parseHandle } from './schemes/handle.ts'
import { parseOrcid } from './schemes/orcid.ts'
import { undoubled } from './undoubled.ts'

/**
 * Explains in a sentence why a text is not a DOI, naming the text and, if recognisable, the intended DOI. Returns
 * undefined for a text that `parseDoi` accepts.
 *
 * @example
 * explainDoi('10.5880') // → '"10.5880" is a prefix without a suffix; a DOI continues with "/" and a suffix.'
 */
export function explainDoi(text: string): string | undefined {
  const fault = doiFault(text)
  return fault && english(fault)
}

/** Returns a message that explains why a text is not a DOI, or undefined for a text that `parseDoi` accepts. */
export function doiFault(text: string): Message | undefined {
  if (typeof text !== 'string')
    return text === null ? say('notTextButNull') : say('notText', { type: typeof text as string })
  if (parseDoi(text) !== undefined) return undefined
  const name = withoutWrapping(text)
  const given = shown(text.trim())
  if (name === '') return text.trim() === '' ? say('empty') : say('none', { text: given })
  const [key, values]: Reason = anotherScheme(text) ??
    anotherHost(text) ??
    wrongCharacters(name) ??
    wrongPrefix(name) ?? ['other']
  return say(key, { text: given, ...values })
}

// Builds the table when it is called: loading this folder runs no code.
const table = () =>
  messagesOf('not-a-doi', {
    empty: 'The DOI is empty.',
    notText: 'A DOI is text, not a value of type {type}.',
    notTextButNull: 'A DOI is text, not null.',
    none: '"{text}" does not contain a DOI.',
    other: '"{text}" is not a DOI; a DOI begins with a prefix such as 10.5281, followed by "/".',
    resolverTwice: '"{text}" contains the resolver twice; it should be {url}.',
    orcid: '"{text}" is an ORCID iD, not a DOI.',
    arxiv: '"{text}" is an arXiv identifier; its DOI is 10.48550/arXiv.{number}.',
    handle: '"{text}" is a Handle, not a DOI.',
    doiAsHandle: '"{text}" is a DOI written as a Handle; it should be {doi}.',
    otherHost: 'The host of the URL "{text}" is "{host}", not doi.org.',
    whiteSpace: '"{text}" contains white space, which is not allowed in a DOI.',
    invisible: '"{text}" contains the invisible character {code}.',
    lookAlikes: '"{text}" contains look-alike characters; it should be {doi}.',
    shortDoi: '"{text}" is a shortDOI; write the full DOI of the page to which https://doi.org/{name} leads.',
    noSuffix: '"{text}" is a prefix without a suffix; a DOI continues with "/" and a suffix.',
    registrant: '"{text}" has the registrant code "{code}"; a registrant code has four to nine digits.',
    handlePrefix: '"{text}" is a Handle with the prefix {prefix}; the prefix of a DOI begins with "10.".',
  })

const say: ReturnType<typeof table> = (key, values) => table()(key, values)

/** The key of a message, and the values of its placeholders except `text`. */
type Reason = [key: Parameters<typeof say>[0], values?: Readonly<Record<string, string>>]

function anotherScheme(text: string): Reason | undefined {
  const inner = undoubled(text)
  const meant = inner === undefined ? undefined : parseDoi(inner)
  if (meant !== undefined) return ['resolverTwice', { url: doiUrl(meant) }]
  if (parseOrcid(text) !== undefined) return ['orcid']
  const arxiv = parseArxiv(text)
  if (arxiv === undefined) return labelledHandle(text)
  return ['arxiv', { number: arxiv.slice('arXiv:'.length).replace(/v\d+$/, '') }]
}

function labelledHandle(text: string): Reason | undefined {
  const handle = handleStart.test(text) ? parseHandle(text) : undefined
  if (handle === undefined) return undefined
  const doi = parseDoi(handle)
  return doi === undefined ? ['handle'] : ['doiAsHandle', { doi: shown(doi) }]
}

function anotherHost(text: string): Reason | undefined {
  const host = urlHost.exec(text.trim())?.[1]
  return host === undefined || resolverHost.test(host) ? undefined : ['otherHost', { host: shown(host.trim()) }]
}

function wrongCharacters(name: string): Reason | undefined {
  if (/^10\s*\..*\s/s.test(name)) return ['whiteSpace']
  const [character] = name.match(invisible) ?? []
  if (character !== undefined) return ['invisible', { code: codePoint(character) }]
  const plain = name
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/\u2044|\u2215/g, '/')
  if (plain !== name && name.length <= 200 && parseDoi(plain) !== undefined) {
    return ['lookAlikes', { doi: plain }]
  }
  return undefined
}

function wrongPrefix(name: string): Reason | undefined {
  if (/^10\/[\w-]+$/.test(name)) return ['shortDoi', { name: shown(name) }]
  if (/^10\.[\d.]+\/?$/.test(name)) return ['noSuffix']
  const registrant = /^10\.([^/]*)\//.exec(name)?.[1]
  if (registrant !== undefined) return ['registrant', { code: shown(registrant.trim()) }]
  const prefix = /^(\d[\d.]*)\/./.exec(name)?.[1]
  if (prefix !== undefined) return ['handlePrefix', { prefix: shown(prefix) }]
  return undefined
}

const urlHost = /^(?:https?|ftp):\/\/(?:[^/?#\s@]*@)?([^/?#\s]*)/i
const resolverHost = /^(?:dx\.|www\.)?doi\.org$/i
const handleStart = /^\s*(?:hdl:|(?:https?:\/\/)?hdl\.handle\.net\/)/i
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

// Terminals print the message, so characters that they would interpret or hide are spelled out.
const shown = (value: string): string =>
  (value.length > 80 ? `${value.slice(0, 79)}…` : value).replace(invisible, character => `<${codePoint(character)}>`)

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
