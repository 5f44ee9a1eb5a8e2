import { hashOf } from '../catalog/hash.ts'
import type { HttpError } from './http-error.ts'
import type { ServiceRequest, ServiceResponse } from './message.ts'

/** What a route answers with, before it is fitted to the request. */
export interface Reply {
  status?: number
  /** Of the body; `application/json` where not given. */
  type?: string
  /** Further headers. */
  headers?: readonly (readonly [string, string])[]
  body: string
  /** A strong validator of the body, without quotes; worked out from the body where not given. */
  hash?: string
}

const allow = ['Allow', 'GET, HEAD, OPTIONS'] as const

/** Fits a reply to a request: its length, its validator, 304 where the client has it already, nothing but headers for HEAD. */
export async function respond(request: ServiceRequest, reply: Reply, cacheControl: string): Promise<ServiceResponse> {
  const { status = 200, type = 'application/json', body } = reply
  const headers: [string, string][] = [
    ['Content-Type', type],
    ['Vary', 'Accept'],
    [...allow],
    ...(reply.headers ?? []).map(([name, value]): [string, string] => [name, value]),
  ]
  if (status === 200) {
    const tag = `"${reply.hash ?? (await hashOf(body))}"`
    headers.push(['ETag', tag], ['Cache-Control', cacheControl])
    if (isKnown(request.header('if-none-match'), tag))
      return { status: 304, headers: headers.filter(([name]) => name !== 'Content-Type') }
  }
  headers.push(['Content-Length', String(byteLength(body))])
  return request.method === 'HEAD' ? { status, headers } : { status, headers, body }
}

/** The reply that tells a client what went wrong: as RFC 9457 where it asks for that, else `{"detail": …}`. */
export function errorReply({ status, message, headers }: HttpError, accept: string | undefined): Reply {
  const isProblem = accept !== undefined && /application\/problem\+json/i.test(accept)
  return {
    status,
    headers,
    ...(isProblem
      ? {
          type: 'application/problem+json',
          body: JSON.stringify({ type: 'about:blank', title: titles[status] ?? 'Error', status, detail: message }),
        }
      : { body: JSON.stringify({ detail: message }) }),
  }
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** Whether a client has what it asks for: any of its validators is the current one (RFC 9110, 13.1.2, weak comparison). */
function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some(known => known.trim().replace(/^W\//, '') === tag)
}

// Of plain ASCII, which most bodies are, the length is known without encoding.
const byteLength = (text: string): number => (ascii.test(text) ? text.length : new TextEncoder().encode(text).length)

const ascii = /^\p{ASCII}*$/u
