import { expect, it } from 'vitest'
import { Metrics, metricsText } from '../../../src/cli/serve/metrics.ts'

const answered = (changes: object = {}) => ({
  method: 'GET',
  target: '/api/v1/datasets/?page=7',
  route: '/api/v1/datasets/',
  status: 200,
  milliseconds: 3,
  bytes: 100,
  ...changes,
})

it('the service counts responses by method, route and status, and measures their duration', () => {
  const metrics = new Metrics()
  for (const milliseconds of [0.4, 3, 30_000]) metrics.count(answered({ milliseconds }))
  metrics.count(answered({ status: 404, method: 'HEAD', bytes: 0 }))
  metrics.inFlight = 2
  const lines = metrics.text().split('\n')
  const labels = 'method="GET",route="/api/v1/datasets/"'
  for (const line of [
    `http_requests_total{${labels},status="200"} 3`,
    'http_requests_total{method="HEAD",route="/api/v1/datasets/",status="404"} 1',
    `http_request_duration_seconds_bucket{${labels},le="0.0005"} 1`,
    `http_request_duration_seconds_bucket{${labels},le="0.0025"} 1`,
    `http_request_duration_seconds_bucket{${labels},le="0.005"} 2`,
    `http_request_duration_seconds_bucket{${labels},le="10"} 2`,
    `http_request_duration_seconds_bucket{${labels},le="+Inf"} 3`,
    `http_request_duration_seconds_count{${labels}} 3`,
    `http_response_bytes_total{${labels}} 300`,
    'http_requests_in_flight 2',
  ])
    expect(lines).toContain(line)
})

it('the service counts requests with unknown methods in a single series', () => {
  const metrics = new Metrics()
  for (let number = 0; number < 1000; number++) metrics.count(answered({ method: `M${number}`, status: 405 }))
  expect(metrics.text()).toContain('http_requests_total{method="other",route="/api/v1/datasets/",status="405"} 1000')
  expect(metrics.text().split('\n').length).toBeLessThan(40)
})

it('the service writes metrics in the Prometheus text format', () => {
  const metrics = new Metrics()
  metrics.count(answered())
  for (const line of metrics.text().trimEnd().split('\n'))
    expect(line).toMatch(
      /^(?:# (?:HELP|TYPE) [a-z_]+ \S.*|[a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? [\d.e+-]+)$/,
    )
  expect(metricsText([{ name: 'a', help: 'b', type: 'gauge', samples: [{ labels: { c: 'x"\\\n' }, value: 1 }] }])).toBe(
    '# HELP a b\n# TYPE a gauge\na{c="x\\"\\\\\\n"} 1\n',
  )
})
