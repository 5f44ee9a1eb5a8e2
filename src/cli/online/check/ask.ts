import { isObject } from '../../../core/object.ts'
import { type Message, messagesOf } from '../../../messages/message.ts'
import { ask } from '../../../request/ask.ts'
import { RequestError } from '../../../request/error.ts'
import type { Question, Reading } from '../../../request/question.ts'
import type { Settings } from '../../../request/settings.ts'
import { failing } from '../../../resolve/look-up.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import type { OnlineKind } from './found.ts'
import { isPrivateAddress, isPrivateHost } from './private-address.ts'

const say = messagesOf('online-missing', {
  noHandle: 'the handle does not exist',
  closed: 'the record is deactivated or locked',
  status: 'status {status}',
  noHost: 'the host {host} does not exist',
})

/** The result of looking up an identifier or a URL. */
export type Verdict =
  | { is: 'there'; names: readonly string[]; note?: 'withdrawn' | 'inactive' }
  | { is: 'missing'; reason: Message }
  /** No request was sent, because the host of the URL is not public. */
  | { is: 'private' }
  /** No result could be obtained. */
  | { is: 'unknown'; reason: string }

/** The API endpoints for identifiers. */
export interface Endpoints {
  /** The DOI proxy with its Handle API: https://www.doi.org/doi-handbook/HTML/resolution.html. */
  doi: string
  /** ORCID's public API: https://info.orcid.org/documentation/api-tutorials/. */
  orcid: string
  /** ROR's API: https://ror.readme.io/docs/rest-api. */
  ror: string
}

export const usualEndpoints: Endpoints = {
  doi: 'https://doi.org',
  orcid: 'https://pub.orcid.org/v3.0',
  ror: 'https://api.ror.org/v2',
}

/** Looks up an identifier or a URL. Does not reject if a request fails. */
export async function verdictOn(
  kind: OnlineKind,
  value: string,
  { endpoints, settings }: { endpoints: Endpoints; settings: Settings },
  terminal: Pick<Terminal, 'addressesOf'>,
): Promise<Verdict> {
  if (kind === 'url') return await onUrl(value, settings, terminal)
  const { url, accept, read } = questions[kind](value, endpoints[kind])
  try {
    const question: Question<Verdict> = { url, types: [accept, 'application/json', 'text/json'], read: reading(read) }
    return (await ask(question, settings, failing(value, kind), undefined)).value
  } catch (error) {
    return failed(error, kind === 'orcid' ? 409 : undefined)
  }
}

const questions: Readonly<
  Record<
    Exclude<OnlineKind, 'url'>,
    (value: string, base: string) => { url: string; accept: string; read(value: unknown): Verdict | undefined }
  >
> = {
  doi: (doi, base) => ({
    url: `${base}/api/handles/${doi.split('/').map(encodeURIComponent).join('/')}`,
    accept: 'application/json',
    read: value =>
      !isObject(value)
        ? undefined
        : value.responseCode === 1 || value.responseCode === 200
          ? { is: 'there', names: [] }
          : value.responseCode === 100
            ? { is: 'missing', reason: say('noHandle') }
            : undefined,
  }),
  orcid: (orcid, base) => ({
    url: `${base}/${orcid}/person`,
    accept: 'application/orcid+json',
    read: value => (isObject(value) ? { is: 'there', names: personNames(value) } : undefined),
  }),
  ror: (ror, base) => ({
    url: `${base}/organizations/${ror}`,
    accept: 'application/json',
    read(value) {
      if (!isObject(value) || !Array.isArray(value.names)) return undefined
      const names = value.names.flatMap(name => (isObject(name) && typeof name.value === 'string' ? [name.value] : []))
      const { status } = value
      return { is: 'there', names, ...((status === 'withdrawn' || status === 'inactive') && { note: status }) }
    },
  }),
}

function personNames(person: Readonly<Record<string, unknown>>): string[] {
  const { name, 'other-names': others } = person
  const textIn = (member: unknown): string => (isObject(member) && typeof member.value === 'string' ? member.value : '')
  const own = isObject(name)
    ? [`${textIn(name['given-names'])} ${textIn(name['family-name'])}`, textIn(name['credit-name'])]
    : []
  const list = isObject(others) && Array.isArray(others['other-name']) ? others['other-name'] : []
  const more = list.flatMap(one => (isObject(one) && typeof one.content === 'string' ? [one.content] : []))
  return [...own, ...more].map(text => text.trim()).filter(text => text !== '')
}

const reading =
  (read: (value: unknown) => Verdict | undefined) =>
  (text: string): Reading<Verdict> => {
    try {
      const value = read(JSON.parse(text))
      return value === undefined
        ? { ok: false, reason: 'The response differs from its documentation.' }
        : { ok: true, value }
    } catch {
      return { ok: false, reason: 'It is not JSON.' }
    }
  }

/**
 * Requests an http or https URL; any other URL counts as existing. Follows redirects only to the same host or its
 * subdomains, and sends no request if the host of the URL is not public.
 */
async function onUrl(
  value: string,
  settings: Settings,
  { addressesOf }: Pick<Terminal, 'addressesOf'>,
): Promise<Verdict> {
  const url = new URL(value)
  if (!/^https?:$/.test(url.protocol)) return { is: 'there', names: [] }
  if (isPrivateHost(url.hostname)) return { is: 'private' }
  try {
    const addresses = (await addressesOf?.(url.hostname)) ?? []
    if (addresses.some(isPrivateAddress)) return { is: 'private' }
  } catch (error) {
    const isAbsent = (error as { code?: unknown }).code === 'ENOTFOUND'
    return isAbsent
      ? { is: 'missing', reason: say('noHost', { host: url.hostname }) }
      : { is: 'unknown', reason: `The host ${url.hostname} cannot be looked up at the moment.` }
  }
  url.username = ''
  url.password = ''
  url.hash = ''
  // Treats every media type as wrong, so that only content without a media type is downloaded.
  const question: Question<Verdict> = {
    url: url.href,
    accept: '*/*',
    types: [],
    read: () => ({ ok: true, value: { is: 'there', names: [] } }),
  }
  try {
    return (await ask(question, { ...settings, maxBytes: 1 << 16 }, failing(value, 'url'), undefined)).value
  } catch (error) {
    return error instanceof RequestError && answers.has(error.code) ? { is: 'there', names: [] } : failed(error)
  }
}

/** The codes of failures after which a URL counts as existing, such as a redirect to another host. */
const answers: ReadonlySet<string> = new Set(['wrong-type', 'too-large', 'unreadable', 'redirect', 'refused'])

function failed(error: unknown, deactivated?: number): Verdict {
  if (!(error instanceof RequestError)) throw error
  const { code, status, reason } = error
  if (code === 'not-found' || code === 'gone')
    return { is: 'missing', reason: say('status', { status: status ?? 404 }) }
  if (status !== undefined && status === deactivated) return { is: 'missing', reason: say('closed') }
  return { is: 'unknown', reason }
}
