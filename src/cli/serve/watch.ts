import {
  type Answered,
  createService,
  type Service,
  type ServiceOptions,
  type ServiceRequest,
  type ServiceResponse,
} from '../../http/index.ts'
import { type Metrics, processMetrics } from './metrics.ts'
import { rateLimitOf } from './rate-limit.ts'

/** The metrics, limits and hooks that are added to a service. */
export interface Watching {
  /** The metrics to collect, if any. */
  metrics: Metrics | undefined
  /** True if `/metrics` is served on another port. */
  areMetricsElsewhere: boolean
  /** The number of requests that a client may make per minute; unlimited if undefined. */
  rate: number | undefined
  /** True if clients connect through a proxy that reports their address. */
  isProxied: boolean
  /** True once the service is about to stop. `/ready` then responds with status 503. */
  isDraining(): boolean
  onAnswer(answered: Answered): void
  /** Returns the current time in milliseconds. */
  now(): number
}

/**
 * Creates a service, with metrics and a rate limit if requested. Requests for `/health`, `/ready` and the metrics are
 * not limited, because the operator's own machines send them.
 */
export function watchedService(
  options: ServiceOptions,
  { metrics, areMetricsElsewhere, rate, isProxied, isDraining, onAnswer, now }: Watching,
): Service {
  const counted = metrics
  const limit = rate === undefined ? undefined : rateLimitOf(rate, now)
  const service = createService({
    ...options,
    now,
    onAnswer(answered) {
      counted?.count(answered)
      onAnswer(answered)
    },
    ...(limit && { rateLimit: ({ target, client = '' }) => (unlimited.test(target) ? undefined : limit(client)) }),
  })
  const draining = untilStopped(service, isDraining)
  const whole = counted === undefined ? draining : withMetrics(draining, counted, !areMetricsElsewhere)
  return isProxied ? behindProxy(whole) : whole
}

const untilStopped =
  (service: Service, isDraining: () => boolean): Service =>
  async request =>
    isDraining() && /^\/ready(?:\?|$)/.test(request.target) ? stopping(request.method) : service(request)

function stopping(method: string): ServiceResponse {
  const body = '{"detail":"The service is about to stop."}'
  return {
    status: 503,
    headers: [
      ['Content-Type', 'application/json'],
      ['Vary', 'Accept'],
      ['Allow', 'GET, HEAD, OPTIONS'],
      ['Cache-Control', 'no-store'],
      ['Content-Length', String(body.length)],
    ],
    ...(method !== 'HEAD' && { body }),
  }
}

const unlimited = /^\/(?:health|ready)(?:\?|$)/

function withMetrics(service: Service, metrics: Metrics, areShown: boolean): Service {
  const show = metricsService(metrics)
  return async request => {
    if (areShown && isOfMetrics.test(request.target)) return show(request)
    metrics.inFlight++
    try {
      return await service(request)
    } finally {
      metrics.inFlight--
    }
  }
}

const isOfMetrics = /^\/metrics(?:\?|$)/

/** Creates a service that serves only the metrics. */
export function metricsService(metrics: Metrics): Service {
  const ofProcess = processMetrics()
  return async ({ method, target }) =>
    isOfMetrics.test(target) ? metricsReply(method, () => metrics.text(ofProcess())) : nothingElse(method)
}

/** Returns the response of the metrics service to a request for a path other than `/metrics`. */
function nothingElse(method: string): ServiceResponse {
  const body = '{"detail":"Not found."}'
  return {
    status: 404,
    headers: [
      ['Content-Type', 'application/json'],
      ['Vary', 'Accept'],
      ['Allow', 'GET, HEAD, OPTIONS'],
      ['Content-Length', String(body.length)],
    ],
    ...(method !== 'HEAD' && { body }),
  }
}

/** Returns the response to a request for metrics, with the same headers and errors as every other route. */
function metricsReply(method: string, figures: () => string): ServiceResponse {
  const json = 'application/json'
  const [status, type, body] =
    method === 'GET' || method === 'HEAD'
      ? [200, 'text/plain; version=0.0.4; charset=utf-8', figures()]
      : method === 'OPTIONS'
        ? [200, json, '{"name":"Metrics","description":"","renders":["text/plain"],"parses":[]}']
        : [405, json, JSON.stringify({ detail: `Method ${JSON.stringify(method.slice(0, 20))} not allowed.` })]
  return {
    status,
    headers: [
      ['Content-Type', type],
      ['Vary', 'Accept'],
      ['Allow', 'GET, HEAD, OPTIONS'],
      ['Cache-Control', 'no-store'],
      ['Content-Length', String(new TextEncoder().encode(body).length)],
    ],
    ...(method !== 'HEAD' && { body }),
  }
}

/**
 * Wraps a service that is behind a proxy.
 *
 * The client is the last address in `X-Forwarded-For`, which the proxy added. A client can forge the other addresses.
 */
const behindProxy =
  (service: Service): Service =>
  request =>
    service(forwarded(request))

const forwarded = (request: ServiceRequest): ServiceRequest => ({
  method: request.method,
  target: request.target,
  header: name => request.header(name),
  ...(request.tellsSent && { tellsSent: true }),
  body: async () => (await request.body?.()) ?? '',
  client: request.header('x-forwarded-for')?.split(',').at(-1)?.trim() || request.client,
  get signal() {
    return request.signal
  },
})
