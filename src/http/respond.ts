import { respondContent } from './files/respond-content.ts'
import type { ServiceRequest, ServiceResponse } from './message.ts'
import { measured, type Reply } from './reply.ts'
import { isUnchanged, stillNeeded } from './unchanged.ts'

/** The methods of all routes. */
const allowed = 'GET, HEAD, OPTIONS'

/** Fits a reply to a request: length, validators, 304 if the client already has it, headers only for HEAD. */
export function respond(request: ServiceRequest, reply: Reply, cacheControl: string, posts = false): ServiceResponse {
  const { status = 200, type = 'application/json', body, content, lastModified } = reply
  const headers: [string, string][] = body === undefined && content === undefined ? [] : [['Content-Type', type]]
  headers.push(
    ['Vary', reply.vary === undefined ? 'Accept' : `Accept, ${reply.vary}`],
    ['Allow', posts ? `${allowed}, POST` : allowed],
  )
  for (const [name, value] of reply.headers ?? []) headers.push([name, value])
  if (content !== undefined) return respondContent(request, { ...reply, content }, headers, cacheControl)
  if (body === undefined) return { status, headers }
  const { hash, length } = measured(reply, body)
  if (request.method === 'POST') headers.push(['Cache-Control', 'no-store'])
  else if (status === 200 && request.method !== 'OPTIONS') {
    const tag = `"${hash}"`
    headers.push(['ETag', tag], ['Cache-Control', reply.cacheControl ?? cacheControl])
    if (lastModified !== undefined) headers.push(['Last-Modified', lastModified.toUTCString()])
    if (isUnchanged(request, tag, lastModified))
      return { status: 304, headers: headers.filter(([name]) => stillNeeded.has(name)) }
  }
  headers.push(['Content-Length', String(length)])
  return request.method === 'HEAD' ? { status, headers } : { status, headers, body }
}
