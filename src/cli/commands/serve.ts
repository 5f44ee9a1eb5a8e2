import { CatalogError } from '../../catalog/index.ts'
import { defineCommand } from '../command.ts'
import { Misuse } from '../misuse.ts'
import { notAboveZero } from '../options.ts'
import { fromConfigFile } from '../serve/config-file.ts'
import { baseAddress, listenFailure, type ServeValues, serveOptions } from '../serve/options.ts'
import { openSource, type Source } from '../serve/source.ts'
import { type Started, startServing } from '../serve/start.ts'
import { colorsFor } from '../terminal/colors.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'

/** Serves records over HTTP. */
export const serve = defineCommand({
  name: 'serve',
  usage: '[inputs… | <database>] [options]',
  description: [
    'Serves datasets, files and resources, read-only. Name a database filled by citable ingest (a file with the extension .db, .sqlite or .sqlite3, or a postgres:// URL), or name files and folders, whose records are kept in memory by default. Without a database or records, serves examples.',
    'Health checks are at /health and /ready, and Prometheus metrics are at /metrics. After SIGTERM or Ctrl-C, the service completes the requests in progress before it stops; a second signal stops it immediately. If the SQLite file is replaced, the service opens the new file; /ready fails while the file is missing.',
    'If a PostgreSQL database hangs, /ready fails within 3 seconds. Requests for records are answered with 503 if connecting to the database takes more than 5 seconds, or if a statement takes more than 20 (25 if the database server does not cancel the statement). In the address of the database, connect_timeout (seconds) and statement_timeout (milliseconds) set other limits: postgres://db.example.org/catalog?statement_timeout=60000.',
    'Options, such as base-url: https://…, can also be written in the YAML or JSON file named by --config; the command line and the environment override the file.',
  ],
  options: serveOptions,
  hasVariables: true,
  examples: [
    { run: 'citable serve', does: 'Serves examples at http://127.0.0.1:8080/.' },
    { run: 'citable serve records/ --port 0', does: 'Serves the records in a folder on any free port.' },
    {
      run: 'citable serve catalog.sqlite --host 0.0.0.0 --base-url https://data.example.org --trust-proxy --rate 600',
      does: 'Serves a database behind a proxy, with at most 600 requests per minute from one address.',
    },
  ],
  async run(inputs, given, terminal) {
    const values = { ...(await fromConfigFile(given.config, terminal)), ...given }
    const { host = '127.0.0.1', port = 8080 } = values
    for (const [name, number] of Object.entries({ port, 'metrics-port': values['metrics-port'] ?? 0 }))
      if (number > 65_535) throw new Misuse(`The option '--${name}' needs a number up to 65535, not '${number}'.`)
    for (const name of ['rate', 'limit-page-size', 'limit-parameters', 'limit-url', 'limit-connections'] as const)
      if (values[name] === 0) throw notAboveZero(name)
    const addresses = {
      ...(values['base-url'] !== undefined && { baseUrl: baseAddress(values['base-url'], '--base-url') }),
      ...(values['files-url'] !== undefined && { filesUrl: baseAddress(values['files-url'], '--files-url') }),
    }
    let source: Source | undefined
    try {
      source = await openSource(inputs, values, terminal)
      let isDraining = false
      const { filesUrl } = source
      const known = { ...(filesUrl !== undefined && values.files === undefined && { filesUrl }), ...addresses }
      const listening = await startServing(source.catalog, known, values, terminal, () => isDraining)
      terminal.stderr.write(welcome(listening, source.name, values, terminal))
      await terminal.stopped()
      isDraining = true
      if (values.drain) await new Promise(resolve => setTimeout(resolve, 1000 * (values.drain ?? 0)))
      terminal.stderr.write('Stopping when requests in progress are done.\n')
      await listening.close()
      return 0
    } catch (error) {
      const failure = error instanceof CatalogError ? error.message : listenFailure(error, host, port)
      if (failure === undefined) throw error
      terminal.stderr.write(`citable: ${oneLine(failure)}\n`)
      return error instanceof CatalogError && error.isTransient ? 3 : 2
    } finally {
      await source?.catalog.close()
    }
  },
})

function welcome(
  { url, metricsUrl = url }: Started,
  name: string,
  { metrics, color }: ServeValues,
  terminal: Terminal,
): string {
  const { bold, dim } = colorsFor(terminal.stderr, terminal, color)
  const figures = metrics === false ? '' : `, metrics at ${metricsUrl}/metrics`
  return [
    `Serving ${oneLine(name)} at ${bold(`${url}/`)}\n`,
    `The API is at ${url}/api/v1/${figures}.\n`,
    dim('Ctrl-C stops.\n'),
  ].join('')
}
