import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Answered } from '../../http/index.ts'
import { version } from '../version.ts'

/** Upper bounds of the histogram's buckets, in seconds. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

interface Series {
  method: string
  route: string
  statuses: Map<number, number>
  /** The number of responses in each bucket. The last bucket is for responses above all bounds. */
  buckets: number[]
  seconds: number
  bytes: number
}

/**
 * Metrics of answered requests by method and route: the number of responses for each status, their durations and their
 * bytes.
 *
 * Unknown methods are counted as `other`, so that clients cannot create new label values.
 */
export class Metrics {
  /** The number of requests in progress. */
  inFlight = 0
  readonly #series = new Map<string, Series>()

  count({ method: given, route, status, milliseconds, bytes }: Answered): void {
    const method = known.has(given) ? given : 'other'
    const key = `${method} ${route}`
    const series = this.#series.get(key) ?? startOf(method, route)
    this.#series.set(key, series)
    const seconds = milliseconds / 1000
    const place = bounds.findIndex(bound => seconds <= bound)
    const bucket = place < 0 ? bounds.length : place
    series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
    series.statuses.set(status, (series.statuses.get(status) ?? 0) + 1)
    series.seconds += seconds
    series.bytes += bytes
  }

  /** Returns the metrics in the Prometheus text format, version 0.0.4, with the given metrics of the process. */
  text(others: readonly Metric[] = []): string {
    const all = [...this.#series.values()]
    return metricsText([
      {
        name: 'http_requests_total',
        help: 'Requests answered.',
        type: 'counter',
        samples: all.flatMap(({ method, route, statuses }) =>
          [...statuses].map(([status, value]) => ({ labels: { method, route, status: String(status) }, value })),
        ),
      },
      {
        name: 'http_request_duration_seconds',
        help: 'The time to answer a request.',
        type: 'histogram',
        samples: all.flatMap(histogramOf),
      },
      {
        name: 'http_response_bytes_total',
        help: 'Bytes of response bodies sent.',
        type: 'counter',
        samples: all.map(({ method, route, bytes }) => ({ labels: { method, route }, value: bytes })),
      },
      {
        name: 'http_requests_in_flight',
        help: 'Requests in progress.',
        type: 'gauge',
        samples: [{ value: this.inFlight }],
      },
      ...others,
    ])
  }
}

const known: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

const startOf = (method: string, route: string): Series => ({
  method,
  route,
  statuses: new Map(),
  buckets: [...bounds, 0].fill(0),
  seconds: 0,
  bytes: 0,
})

function histogramOf({ method, route, buckets, seconds }: Series): Metric['samples'][number][] {
  const labels = { method, route }
  let sum = 0
  const counts = buckets.map((count, at) => {
    sum += count
    return { suffix: '_bucket', labels: { ...labels, le: String(bounds[at] ?? '+Inf') }, value: sum }
  })
  return [...counts, { suffix: '_sum', labels, value: seconds }, { suffix: '_count', labels, value: sum }]
}

/** A metric with its samples. */
export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: { suffix?: string; labels?: Readonly<Record<string, string>>; value: number }[]
}

/** Writes metrics in the Prometheus text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const metricsText = (metrics: readonly Metric[]): string =>
  metrics
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labelsText(labels)} ${value}\n`)
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
    })
    .join('')

const labelsText = (labels: Readonly<Record<string, string>> = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const started = Date.now() / 1000 - process.uptime()

/**
 * Starts monitoring this process. Returns a function that reads the metrics that dashboards commonly need, under their
 * usual names.
 */
export function processMetrics(): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const longest = delay.max / 1e9
    delay.reset()
    return [
      one('process_cpu_seconds_total', 'counter', 'CPU time used.', (user + system) / 1e6),
      one('process_resident_memory_bytes', 'gauge', 'Memory in use, including mapped database files.', rss),
      one('process_start_time_seconds', 'gauge', 'Start time of the process, since 1970.', started),
      one('nodejs_heap_size_used_bytes', 'gauge', 'Heap memory in use.', heapUsed),
      one('nodejs_external_memory_bytes', 'gauge', 'Memory in use outside the heap.', external),
      one('nodejs_eventloop_lag_max_seconds', 'gauge', 'The longest event loop delay since the last scrape.', longest),
      { ...one('citable_info', 'gauge', 'The version of citable.', 1), samples: [{ labels: { version }, value: 1 }] },
    ]
  }
}

const one = (name: string, type: Metric['type'], help: string, value: number): Metric => ({
  name,
  help,
  type,
  samples: [{ value }],
})
