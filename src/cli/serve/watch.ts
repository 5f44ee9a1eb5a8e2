import {
  type Answered,
  createService,
  type Service,
  type ServiceOptions,
  type ServiceRequest,
} from '../../http/index.ts'
import { Metrics, processMetrics } from './metrics.ts'
import { rateLimitOf } from './rate-limit.ts'

/** What is done around a service. */
export interface Watching {
  /** Whether the figures are shown at `/metrics`. */
  metrics: boolean
  /** Requests a minute that a client may make; any number where undefined. */
  rate: number | undefined
  /** Whether clients come through a proxy that says who they are. */
  isProxied: boolean
  onAnswer(answered: Answered): void
  /** Milliseconds. */
  now(): number
}

/** A service that is counted and limited; health and metrics are asked by machines of one's own, and never refused. */
export function watchedService(
  options: ServiceOptions,
  { metrics, rate, isProxied, onAnswer, now }: Watching,
): Service {
  const counted = metrics ? new Metrics() : undefined
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
  const whole = counted === undefined ? service : withMetrics(service, counted)
  return isProxied ? behindProxy(whole) : whole
}

const unlimited = /^\/(?:health|ready)$/

function withMetrics(service: Service, metrics: Metrics): Service {
  const ofProcess = processMetrics()
  return async request => {
    if (request.target === '/metrics' && request.method !== 'OPTIONS') {
      const body = metrics.text(ofProcess())
      return {
        status: 200,
        headers: [
          ['Content-Type', 'text/plain; version=0.0.4; charset=utf-8'],
          ['Cache-Control', 'no-store'],
          ['Content-Length', String(body.length)],
        ],
        ...(request.method !== 'HEAD' && { body }),
      }
    }
    metrics.inFlight++
    try {
      return await service(request)
    } finally {
      metrics.inFlight--
    }
  }
}

/**
 * A service behind a proxy: the client is the address that the proxy has added last to `X-Forwarded-For`; what stands before it in
 * the header anyone can have written.
 */
const behindProxy =
  (service: Service): Service =>
  request =>
    service(forwarded(request))

const forwarded = (request: ServiceRequest): ServiceRequest => ({
  method: request.method,
  target: request.target,
  header: name => request.header(name),
  client: request.header('x-forwarded-for')?.split(',').at(-1)?.trim() || request.client,
  get signal() {
    return request.signal
  },
})
