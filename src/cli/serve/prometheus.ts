/** A metric with its samples, as Prometheus reads them. */
export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: { suffix?: string; labels?: Readonly<Record<string, string>>; value: number }[]
}

/** Metrics in the text format of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */
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
