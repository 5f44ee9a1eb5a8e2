import { wrongArgument } from '../../../core/argument.ts'
import { ask } from '../../../request/ask.ts'
import type { RequestErrorCode, RequestErrorDetails } from '../../../request/error.ts'
import { either, withDeadline } from '../../../request/pacing/deadline.ts'
import { limiter } from '../../../request/pacing/limiter.ts'
import { pacer } from '../../../request/pacing/pacer.ts'
import { type Patience, retryAfterOf } from '../../../request/pacing/retry.ts'
import type { Question } from '../../../request/question.ts'
import {
  endpointOf,
  numberFrom,
  type RequestOptions,
  requestOptionNames,
  settingsOf,
} from '../../../request/settings.ts'
import { complaintsIn, type RegistryComplaint, RegistryError, registryMeaning } from '../error.ts'
import { type RegistrySystem, registrySystems, type SystemName } from '../systems.ts'
import { type Credentials, type CredentialsGiven, credentialsOf } from './credentials.ts'

/**
 * The registry, account and limits of a client. An invalid value causes a `TypeError` that never shows the credentials.
 */
export interface RegistryOptions extends Omit<RequestOptions, 'cache'> {
  /**
   * One of DataCite's systems. Defaults to `test` if no endpoint is named, so that nothing is made public by mistake.
   */
  system?: SystemName
  /**
   * The URL of a REST API to use instead of DataCite's. With credentials, the URL must use https or point to this
   * machine.
   */
  endpoint?: string
  /** The URL of a Metadata Store. Defaults to `endpoint`, if given, else to the store of the system. */
  mds?: string
  /** The account for requests. Without credentials, only findable DOIs are visible and writes fail. */
  credentials?: CredentialsGiven | undefined
  /** The maximum number of simultaneous requests. Defaults to 4. */
  concurrency?: number
  /**
   * The maximum number of requests per minute, evenly spread. Defaults to DataCite's limit on its systems, and to no
   * limit elsewhere.
   */
  perMinute?: number
  /** Cancels all requests when aborted. Their errors have the code `aborted`. */
  signal?: AbortSignal
}

/** The names of the options that `registryClient` accepts. */
export const registryOptionNames = [
  'system',
  'endpoint',
  'mds',
  'credentials',
  'concurrency',
  'perMinute',
  'signal',
  ...requestOptionNames.filter(name => name !== 'cache'),
]

/**
 * A function that sends a request to a registry; `what` names the subject of the request in messages. Rejects with
 * `RegistryError`.
 */
type AskRegistry = <T>(
  what: string,
  question: Omit<Question<T>, 'authorization' | 'detail'>,
  signal: AbortSignal | undefined,
) => Promise<T>

/** The endpoints, credentials and limits of a registry, and the function that sends requests to the registry. */
export interface RegistryAccess {
  endpoint: string
  mds: string
  credentials: Credentials | undefined
  concurrency: number
  patience: Patience
  ask: AskRegistry
}

/** Creates a {@link RegistryAccess}. Its requests share one rate limit and one concurrency limit. */
export function accessOf(options: RegistryOptions): RegistryAccess {
  const system = systemOf(options)
  const credentials = options.credentials === undefined ? undefined : credentialsOf(options.credentials)
  const [endpoint, mds] = [endpointOf(system.endpoint), endpointOf(system.mds)]
  for (const address of credentials === undefined ? [] : [endpoint, mds]) requireSafe(address)
  const pace = pacer(options.perMinute === undefined ? system.perMinute : numberFrom(options, 'perMinute', 1, 1))
  const settings = settingsOf(options)
  const concurrency = numberFrom(options, 'concurrency', 4, 1)
  const limit = limiter(concurrency)
  const { fetch } = settings
  settings.fetch = async (url, init) => {
    const response = await fetch(url, init)
    // A `Retry-After` in one response delays all requests.
    const seconds = response.status === 429 ? retryAfterOf(response.headers.get('retry-after')) : undefined
    if (seconds !== undefined) pace.hold(Math.min(seconds * 1000, settings.maxWait))
    return response
  }
  return {
    endpoint,
    mds,
    credentials,
    concurrency,
    patience: settings,
    async ask(what, question, signal) {
      let complaints: RegistryComplaint[] = []
      const clean = (text: string): string => credentials?.withoutSecrets(text) ?? text
      const fail = (code: RequestErrorCode, reason: string, details: RequestErrorDetails = {}): RegistryError => {
        const meaning = registryMeaning(details.status, complaints)
        const said = complaints.map(({ title, source }) => ({
          title: clean(title),
          ...(source && { source: clean(source) }),
        }))
        return new RegistryError(what, meaning?.code ?? code, clean(meaning?.reason ?? reason), {
          ...details,
          complaints: said,
        })
      }
      const deadline = { timeout: Number.POSITIVE_INFINITY, signal: either(options.signal, signal), fail, what }
      const complete = {
        ...question,
        ...(credentials && { authorization: credentials.authorization }),
        detail(text: string) {
          complaints = complaintsIn(text)
          return undefined
        },
      }
      return withDeadline(deadline, own =>
        limit(async () => {
          await pace.turn(own)
          return (await ask(complete, settings, fail, own)).value
        }),
      )
    },
  }
}

function systemOf({ system, endpoint, mds }: RegistryOptions): RegistrySystem {
  if (system !== undefined && !Object.hasOwn(registrySystems, system))
    throw wrongArgument('The option system', Object.keys(registrySystems).join(' or '), system)
  if (system !== undefined && endpoint !== undefined)
    throw new TypeError('The options system and endpoint name two registries; give only one of them.')
  const known = registrySystems[system ?? 'test']
  if (endpoint === undefined) return { ...known, mds: mds ?? known.mds }
  return { endpoint, mds: mds ?? endpoint, perMinute: Number.POSITIVE_INFINITY }
}

function requireSafe(address: string): void {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)) return
  throw wrongArgument('The endpoint', 'an https address, because credentials are sent to it', address)
}
