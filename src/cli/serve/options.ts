import { inputOptions } from '../check/options.ts'
import { stylesOptions } from '../csl/options.ts'
import { Misuse } from '../misuse.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import { logFormats } from './access-log.ts'

/** The options of `serve`. */
export const serveOptions = {
  port: {
    value: 'n',
    short: 'p',
    integer: true,
    summary: 'The port to listen at; 8080 by default, any free one for 0.',
  },
  host: {
    value: 'address',
    summary: 'The address to listen at; by default 127.0.0.1, this machine alone. 0.0.0.0 stands for all.',
  },
  'base-url': { value: 'url', summary: 'Where clients reach the service; by default where it listens.' },
  'files-url': { value: 'url', summary: 'Where the raw files are; by default /raw below the base URL.' },
  db: { value: 'file|url', summary: 'Keep the records in a SQLite file or at a postgres:// address, not in memory.' },
  ...inputOptions,
  ...stylesOptions,
  title: { value: 'text', summary: 'The name of the repository, for its pages and for harvesters.' },
  contact: { value: 'address', summary: 'The e-mail address of whom to ask, for harvesters.' },
  'terms-of-use': { value: 'text', summary: 'The terms of records that have none of their own.' },
  'terms-of-use-url': { value: 'url', summary: 'Where these terms are.' },
  'cache-control': { value: 'text', summary: "The header of records and listings; 'public, max-age=60' by default." },
  rate: { value: 'n', integer: true, summary: 'Requests a minute that one address may make; no limit by default.' },
  'trust-proxy': { summary: 'Take the address of a client from X-Forwarded-For, as a proxy in front has set it.' },
  'limit-page-size': { value: 'n', integer: true, summary: 'Records to a page at most; 1000 by default.' },
  'limit-parameters': { value: 'n', integer: true, summary: 'Parameters of a request at most; 200 by default.' },
  'limit-url': { value: 'n', integer: true, summary: 'Characters of path and query at most; 8000 by default.' },
  'limit-connections': { value: 'n', integer: true, summary: 'Connections at once at most; 5000 by default.' },
  log: {
    value: 'format',
    choices: logFormats,
    summary: 'How each answer is logged to standard output; text on a terminal, json elsewhere.',
  },
  metrics: { negatable: true, summary: 'Show figures for Prometheus at /metrics; they are shown by default.' },
} as const satisfies OptionTable

/** Their values. */
export type ServeValues = OptionValues<typeof serveOptions> & { color?: boolean }

/** An address that an option gives, without a slash at the end. Throws `Misuse` where it is not one of the web without a query. */
export function baseAddress(text: string, option: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isBase = url !== undefined && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username === ''
  if (isBase) return url.href.replace(/\/+$/, '')
  throw new Misuse(`The option '${option}' needs an address such as https://data.example.org, not '${text}'.`)
}

/** What to tell whoever wants to serve where it cannot be done; undefined for an error of another kind. */
export function listenFailure(error: unknown, host: string, port: number): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use by another program; --port names another one, --port 0 takes any that is free.`
    case 'EACCES':
      return `Port ${port} is not allowed to this user; --port names another one.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `${host} is no address of this machine; --host takes 127.0.0.1 for this machine alone, 0.0.0.0 for all its addresses.`
    default:
      return undefined
  }
}
