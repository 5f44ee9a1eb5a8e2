import type { ServiceRequest } from './reply/message.ts'

/** The identifiers of a request in logs. */
export interface Trace {
  /** Unique to the request: what a proxy in front calls it, else a UUID. The answer has it as `X-Request-Id`. */
  id: string
  /** The trace that the request is part of, and the step that sent it (https://www.w3.org/TR/trace-context/); absent if it does not say. */
  trace?: { trace: string; parent: string }
}

/** The names of a request, of which those that it brings along are taken only if they are well-formed. */
export function traceOf(request: Pick<ServiceRequest, 'header'>): Trace {
  const given = request.header('x-request-id')
  const id = given !== undefined && /^[\w.:+/=-]{1,128}$/.test(given) ? given : crypto.randomUUID()
  const [, version, trace = '', parent = ''] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(?:$|-)/.exec(request.header('traceparent') ?? '') ?? []
  const isTraced = version !== undefined && version !== 'ff' && !/^0+$/.test(trace) && !/^0+$/.test(parent)
  return { id, ...(isTraced && { trace: { trace, parent } }) }
}
