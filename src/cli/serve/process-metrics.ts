import { monitorEventLoopDelay } from 'node:perf_hooks'
import { version } from '../version.ts'
import type { Metric } from './prometheus.ts'

const started = Date.now() / 1000 - process.uptime()

/** Starts to watch this process; gives the figures that every dashboard asks for, under their usual names. */
export function processMetrics(): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const longest = delay.max / 1e9
    delay.reset()
    return [
      one('process_cpu_seconds_total', 'counter', 'Time of processors that was used.', (user + system) / 1e6),
      one('process_resident_memory_bytes', 'gauge', 'Memory in use, with what is mapped of a database.', rss),
      one('process_start_time_seconds', 'gauge', 'When the process was started, since 1970.', started),
      one('nodejs_heap_size_used_bytes', 'gauge', 'Memory in use for objects.', heapUsed),
      one('nodejs_external_memory_bytes', 'gauge', 'Memory in use outside of the heap.', external),
      one(
        'nodejs_eventloop_lag_max_seconds',
        'gauge',
        'The longest delay since the last time this was asked.',
        longest,
      ),
      { ...one('citable_info', 'gauge', 'The release that runs.', 1), samples: [{ labels: { version }, value: 1 }] },
    ]
  }
}

const one = (name: string, type: Metric['type'], help: string, value: number): Metric => ({
  name,
  help,
  type,
  samples: [{ value }],
})
