import type { Service, ServiceRequest } from '../../http/index.ts'

/**
 * A service behind a proxy: the client is the address that the proxy has added last to `X-Forwarded-For`; what stands before it in
 * the header anyone can have written.
 */
export const behindProxy =
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
