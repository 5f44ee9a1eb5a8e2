import type { ServiceRequest } from './reply/message.ts'

/** The identifiers of a request, for logs. */
export interface Trace {
  /**
   * The unique id of the request: from a proxy's `X-Request-Id`, else a UUID. The response repeats it as
   * `X-Request-Id`.
   */
  id: string
  /**
   * The ids of the trace and of the parent span of the request (https://www.w3.org/TR/trace-context/); absent if the
   * request has no valid `traceparent` header.
   */
  trace?: { trace: string; parent: string }
}

/** Returns the identifiers of a request. Identifiers in its headers are used only if they are well-formed. */
export function traceOf(request: Pick<ServiceRequest, 'header'>): Trace {
  const given = request.header('x-request-id')
  const id = given !== undefined && /^[\w.:+/=-]{1,128}$/.test(given) ? given : crypto.randomUUID()
  const [, version, trace = '', parent = ''] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(?:$|-)/.exec(request.header('traceparent') ?? '') ?? []
  const isTraced = version !== undefined && version !== 'ff' && !/^0+$/.test(trace) && !/^0+$/.test(parent)
  return { id, ...(isTraced && { trace: { trace, parent } }) }
}
