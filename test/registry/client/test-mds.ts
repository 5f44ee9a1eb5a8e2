import type { IncomingMessage } from 'node:http'
import { canonicalRecord } from '../../../src/datacite/canonical-record.ts'
import { writeDataciteXml } from '../../../src/datacite/xml/writing/write.ts'
import { type Account, type Answer, Refusal, type Rules } from './test-rules.ts'

interface MdsCall {
  method: string
  path: string
  body: string
  caller: Account | undefined
  request: IncomingMessage
}

/**
 * Answers as the Metadata Store does, by translating each request into an operation of the REST API, as in
 * datacite/poodle (metadatable.rb, doiable.rb).
 */
export function mdsAnswer(rules: Rules, call: MdsCall): Answer {
  if (call.request.headers.authorization === undefined)
    return { status: 401, type: 'text/plain', text: 'An Authentication object was not found in the SecurityContext' }
  const [, kind = '', doi = ''] = /^\/(metadata|doi|media)\/?(.*)$/.exec(call.path) ?? []
  try {
    if (kind === 'metadata') return metadataAnswer(rules, doi, call)
    if (kind === 'doi') return urlAnswer(rules, doi, call)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.status === 401) return plain(401, 'Bad credentials')
    if (error.status === 403) return plain(403, 'Access is denied')
    if (error.status === 404) return plain(404, 'DOI is unknown to MDS')
    return plain(error.status, error.errors[0]?.title ?? '')
  }
  return plain(404, 'Resource not found')
}

function metadataAnswer(rules: Rules, doi: string, { method, body, caller }: MdsCall): Answer {
  const client = caller?.username
  if (method === 'PUT' || method === 'POST') {
    const xml = Buffer.from(body).toString('base64')
    rules.update(doi, { attributes: { doi, xml, should_validate: 'true', event: 'show' }, client }, caller)
    return plain(201, `OK (${doi.toUpperCase()})`)
  }
  if (method === 'DELETE') {
    rules.update(doi, { attributes: { event: 'hide' }, client }, caller)
    return plain(200, 'OK')
  }
  const { xml, attributes } = rules.seen(doi, caller)
  const text = xml ?? writeDataciteXml(canonicalRecord({ data: { attributes } })).text
  return { status: 200, type: 'application/xml; charset=utf-8', text }
}

function urlAnswer(rules: Rules, doi: string, { method, body, caller }: MdsCall): Answer {
  if (method === 'GET') {
    const { url: held } = rules.seen(doi, caller).attributes
    return held ? plain(200, String(held)) : { status: 204 }
  }
  const lines = new Map(body.split('\n').map(line => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]))
  if (decodeURIComponent(lines.get('doi') ?? '').toLowerCase() !== doi.toLowerCase())
    return plain(400, 'doi parameter does not match doi of resource')
  const url = decodeURIComponent((lines.get('url') ?? '').replaceAll('+', ' '))
  const attributes = { url, should_validate: 'true', event: 'publish' }
  rules.update(doi, { attributes, client: caller?.username }, caller)
  return plain(201, 'OK')
}

const plain = (status: number, text: string): Answer => ({ status, type: 'text/plain; charset=utf-8', text })
