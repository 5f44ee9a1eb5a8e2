import { stylesOptions } from '../csl/options.ts'
import { inputOptions } from '../inputs/options.ts'
import { Misuse } from '../misuse.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import { logFormats } from './access-log.ts'

export const serveOptions = {
  config: {
    value: 'file',
    summary: 'A JSON or YAML file that sets options; the command line and environment variables override the file.',
  },
  port: {
    value: 'n',
    short: 'p',
    integer: true,
    summary: 'The port to listen on; 8080 by default, 0 for any free port.',
  },
  host: {
    value: 'address',
    summary: 'The address to listen on; by default 127.0.0.1 (this machine only); 0.0.0.0 for all addresses.',
  },
  'base-url': {
    value: 'url',
    summary: 'The URL at which clients reach the service; by default the address that the service listens on.',
  },
  'files-url': {
    value: 'url',
    summary:
      'The URL of the raw files; by default the URL that a mirrored service uses, or else /raw below the base URL, where --files serves the files.',
  },
  files: { value: 'folder', summary: 'Serve the raw files in a folder, at the paths that the records state.' },
  counts: {
    value: 'file',
    summary:
      'Count downloads, store the counts in this JSON file, and show them on the pages of datasets and files; off by default. Downloads by robots are not counted, and a double click counts once.',
  },
  db: {
    value: 'file|url',
    summary: 'Keep the records in a database instead of in memory: a SQLite file or a postgres:// URL.',
  },
  ...inputOptions,
  ...stylesOptions,
  title: { value: 'text', summary: 'The name of the repository, for its pages and for harvesters.' },
  label: {
    value: 'name=text',
    repeatable: true,
    summary:
      "The label of a specifier, such as crop='Crop species'; by default a built-in label, or the name with spaces instead of underscores.",
  },
  logo: {
    value: 'file',
    summary: 'A logo, shown next to the name and used as the page icon: SVG, PNG, JPEG, WebP, GIF or AVIF.',
  },
  accent: {
    value: 'colour',
    summary: "The colour of links and buttons, such as '#14596b'; lightened or darkened if necessary to be legible.",
  },
  imprint: { value: 'url', summary: 'The URL of the imprint, linked in the page footer.' },
  privacy: { value: 'url', summary: 'The URL of the privacy policy, linked in the page footer.' },
  css: { value: 'file', summary: 'CSS to append to the CSS of the pages.' },
  language: {
    value: 'tag',
    choices: ['en', 'de', 'fr', 'es'],
    summary: 'The language of pages for visitors who request no supported language; en by default.',
  },
  contact: { value: 'address', summary: 'A contact e-mail address, for harvesters.' },
  'terms-of-use': { value: 'text', summary: 'The terms of use of records that have none of their own.' },
  'terms-of-use-url': { value: 'url', summary: 'The URL of the terms of use given by --terms-of-use.' },
  'cache-control': {
    value: 'text',
    summary: "The Cache-Control header of records and listings; 'public, max-age=60' by default.",
  },
  tokens: {
    value: 'file',
    summary:
      'A file of tokens, one per line; records that are not public are returned only for requests with one of the tokens (Authorization: Bearer …).',
  },
  rate: {
    value: 'n',
    integer: true,
    summary: 'Maximum number of requests per minute from one address; unlimited by default.',
  },
  'trust-proxy': { summary: 'Read client addresses from X-Forwarded-For, as set by a reverse proxy.' },
  'limit-page-size': { value: 'n', integer: true, summary: 'Maximum number of records per page; 1000 by default.' },
  'limit-parameters': { value: 'n', integer: true, summary: 'Maximum number of query parameters; 200 by default.' },
  'limit-url': {
    value: 'n',
    integer: true,
    summary: 'Maximum length of path and query in characters; 8000 by default.',
  },
  'limit-connections': { value: 'n', integer: true, summary: 'Maximum number of open connections; 5000 by default.' },
  log: {
    value: 'format',
    choices: logFormats,
    summary: 'The format of the request log on standard output; by default text on a terminal, and json otherwise.',
  },
  compress: {
    negatable: true,
    summary:
      'Compress text responses for clients that accept compression; on by default. Use --no-compress behind a proxy that compresses.',
  },
  drain: {
    value: 'seconds',
    integer: true,
    summary:
      'After a stop signal, keep answering requests for this long while /ready fails, so that a load balancer stops sending requests; 0 by default.',
  },
  'metrics-port': {
    value: 'n',
    integer: true,
    summary: 'Serve the metrics on a separate port instead of the public one; 0 for any free port.',
  },
  'metrics-host': {
    value: 'address',
    summary: 'The address to listen on for metrics; by default the value of --host.',
  },
  metrics: { negatable: true, summary: 'Show Prometheus metrics at /metrics; on by default.' },
} as const satisfies OptionTable

/** The values of the options of `serve`, and of `--color`. */
export type ServeValues = OptionValues<typeof serveOptions> & { color?: boolean }

/**
 * Returns the URL in an option, without trailing slashes. Throws `Misuse` unless the text is an http or https URL
 * without query, fragment or user name.
 */
export function baseAddress(text: string, option: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isBase =
    url !== undefined && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username + url.password === ''
  if (isBase) return url.href.replace(/\/+$/, '')
  throw new Misuse(`The option '${option}' needs an address such as https://data.example.org, not '${text}'.`)
}

/** Parses labels of the form `name=text`. Throws `Misuse` for any other form. */
export const labelsFrom = (given: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    given.map(one => {
      const [, name, text] = /^([^=]+)=(.+)$/s.exec(one) ?? []
      if (name !== undefined && text !== undefined) return [name, text]
      throw new Misuse(`The option '--label' needs a name and a text, such as crop='Crop species', not '${one}'.`)
    }),
  )

/**
 * Returns the message for an error that prevents the service from listening on a port; undefined for any other error.
 */
export function listenFailure(error: unknown, host: string, port: number): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use by another program; choose another one with --port, or any free one with --port 0.`
    case 'EACCES':
      return `This user may not listen on port ${port}; choose another one with --port.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `${host} is not an address of this machine; use --host 127.0.0.1 for this machine only, or 0.0.0.0 for all its addresses.`
    default:
      return undefined
  }
}
