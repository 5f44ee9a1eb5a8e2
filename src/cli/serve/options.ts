import { inputOptions } from '../check/options.ts'
import { stylesOptions } from '../csl/options.ts'
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
