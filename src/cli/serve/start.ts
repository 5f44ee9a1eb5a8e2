import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Catalog } from '../../catalog/index.ts'
import { bearerTokens } from '../../http/index.ts'
import { fileFolder, type Listening, serve } from '../../http/node.ts'
import { reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import { type Colors, colorsFor } from '../terminal/colors.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'
import { type LogFormat, logLine } from './access-log.ts'
import { brandOf } from './brand.ts'
import { citationsOf } from './citations.ts'
import { type CountsFile, openCounts } from './counts-file.ts'
import { Metrics } from './metrics.ts'
import { labelsFrom, type ServeValues } from './options.ts'
import { metricsService, watchedService } from './watch.ts'

/** A running service, with the address of its metrics if they are served on another port. */
export interface Started extends Listening {
  metricsUrl?: string
}

/** Serves a catalog with the given options. Rejects if an option is invalid or if listening on a port fails. */
export async function startServing(
  catalog: Catalog,
  addresses: { baseUrl?: string; filesUrl?: string },
  values: ServeValues,
  terminal: Terminal,
  isDraining: () => boolean = () => false,
): Promise<Started> {
  const { log = terminal.stdout.isTTY ? 'text' : 'json', 'limit-connections': maxConnections } = values
  const colors = colorsFor(terminal.stdout, terminal, values.color)
  const listenOptions = {
    ...(values.port !== undefined && { port: values.port }),
    ...(values.host !== undefined && { host: values.host }),
    ...(maxConnections !== undefined && { maxConnections }),
    compress: values.compress !== false,
  }
  const citations = await citationsOf(values['styles-dir'] ?? [], terminal)
  const brand = await brandOf(values, terminal)
  const tokens = values.tokens === undefined ? undefined : await tokensIn(values.tokens, terminal)
  const files = values.files === undefined ? undefined : await folderOf(values.files, terminal)
  const counts = values.counts === undefined ? undefined : await openCounts(values.counts, terminal)
  const metrics = values.metrics === false ? undefined : new Metrics()
  const write = logTo(terminal, log, colors)
  const listening = await serve(url => {
    const baseUrl = addresses.baseUrl ?? url
    return watchedService(
      {
        catalog,
        baseUrl,
        filesUrl: addresses.filesUrl ?? `${baseUrl}/raw`,
        termsOfUse: {
          terms_of_use: values['terms-of-use'] ?? 'Cite what you use, in the form that each record states.',
          terms_of_use_url: values['terms-of-use-url'] ?? `${baseUrl}/`,
        },
        ...(values['cache-control'] !== undefined && { cacheControl: values['cache-control'] }),
        ...(files !== undefined && { files }),
        ...(counts !== undefined && { downloads: counts.counter }),
        ...citations,
        brand,
        specifierLabels: labelsFrom(values.label ?? []),
        ...(tokens !== undefined && { authorize: bearerTokens(tokens) }),
        about: {
          ...(values.title !== undefined && { title: values.title }),
          ...(values.contact !== undefined && { contact: values.contact }),
        },
        limits: limitsOf(values),
        onError: (error, target, trace) => terminal.stderr.write(errorLine(error, target, trace?.id, terminal)),
      },
      {
        metrics,
        areMetricsElsewhere: values['metrics-port'] !== undefined,
        rate: values.rate,
        isProxied: values['trust-proxy'] === true,
        isDraining,
        now: () => terminal.now(),
        onAnswer(answered) {
          counts?.counter.add(answered)
          write(answered)
        },
      },
    )
  }, listenOptions)
  const counted = counts === undefined ? listening : withCounts(listening, counts)
  if (metrics === undefined || values['metrics-port'] === undefined) return counted
  return besideMetrics(counted, metrics, values['metrics-port'], values['metrics-host'] ?? values.host)
}

const withCounts = ({ url, close }: Listening, counts: CountsFile): Listening => ({
  url,
  async close() {
    await close()
    await counts.close()
  },
})

/** Serves the metrics of a service on a separate port, until the service has stopped. */
async function besideMetrics(
  listening: Listening,
  metrics: Metrics,
  port: number,
  host: string | undefined,
): Promise<Started> {
  try {
    const figures = await serve(() => metricsService(metrics), { port, ...(host !== undefined && { host }) })
    return {
      url: listening.url,
      metricsUrl: figures.url,
      async close() {
        await listening.close()
        await figures.close()
      },
    }
  } catch (error) {
    await listening.close()
    throw error
  }
}

async function folderOf(path: string, { cwd }: Terminal) {
  try {
    return await fileFolder(resolve(cwd, path))
  } catch (error) {
    throw new Misuse(`The option '--files' needs a folder; ${path} cannot be used: ${reasonOf(error)}.`)
  }
}

const limitsOf = (values: ServeValues) => ({
  ...(values['limit-page-size'] !== undefined && { pageSize: values['limit-page-size'] }),
  ...(values['limit-parameters'] !== undefined && { parameters: values['limit-parameters'] }),
  ...(values['limit-url'] !== undefined && { target: values['limit-url'] }),
})

const logTo =
  (terminal: Terminal, format: LogFormat, colors: Colors) =>
  (answered: Parameters<typeof logLine>[0]): void => {
    if (format !== 'none') terminal.stdout.write(logLine(answered, format, new Date(), colors))
  }

function errorLine(error: unknown, target: string, id: string | undefined, { env }: Terminal): string {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
  const named = id === undefined ? '' : ` (request ${id})`
  const line = `citable: ${oneLine(target.slice(0, 500))}: ${oneLine(message)}${named}\n`
  return env.CITABLE_DEBUG && stack ? `${line}${stack}\n` : line
}

/**
 * Reads the tokens in a file, one per line; `#` starts a comment. Throws `Misuse` if the file cannot be read, has no
 * token or has an invalid one.
 */
async function tokensIn(path: string, { cwd }: Terminal): Promise<string[]> {
  const text = await readFile(resolve(cwd, path), 'utf8').catch((error: unknown) => {
    throw new Misuse(`The option '--tokens' needs a file; ${path} cannot be read: ${reasonOf(error)}.`)
  })
  const lines = text.split(/\r?\n/).map((line, at) => ({ token: line.replace(/#.*$/, '').trim(), line: at + 1 }))
  const given = lines.filter(({ token }) => token !== '')
  const wrong = given.find(({ token }) => !/^[\w.~+/-]{16,512}=*$/.test(token))
  if (wrong !== undefined)
    throw new Misuse(
      `Line ${wrong.line} of ${path} is not a token: a token has at least 16 letters, digits and -._~+/, as written by 'openssl rand -hex 24'.`,
    )
  if (given.length === 0) throw new Misuse(`There is no token in ${path}; write one on each line.`)
  return given.map(({ token }) => token)
}
