import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { mdsAnswer } from './test-mds.ts'
import { type Account, type Answer, Refusal, type RegisteredDoi, Rules } from './test-rules.ts'

/** A simulated fault: a substitute response, or a connection cut before or after the work is done. */
type Trouble =
  | { status: number; headers?: Readonly<Record<string, string>>; body?: string; done?: boolean }
  | { cut: 'before' | 'after' }

/** A request to the test registry, as passed to `trouble`. */
interface Asked {
  method: string
  path: string
  /** The number of earlier requests with the same method and path. */
  before: number
}

/** The configuration of a test registry. */
export interface TestRegistryOptions {
  accounts?: readonly Account[]
  /** The number of milliseconds before each response. */
  latency?: number
  /** Returns the fault to simulate for a request, or undefined for a normal response. */
  trouble?(asked: Asked): Trouble | undefined
}

/** A registry on the loopback interface. */
export interface TestRegistry {
  endpoint: string
  /** The DOIs of the registry, by name in lower case. */
  dois: Map<string, RegisteredDoi>
  /** The method and path of every request, in order. */
  asked: string[]
  /** Replaces the function that returns the faults to simulate. */
  trouble(make: TestRegistryOptions['trouble']): void
  close(): Promise<void>
}

/** The default account of a test registry. */
export const account: Account = { username: 'EXAMPLE.REPO', password: 'correct horse', prefixes: ['10.5072'] }

/**
 * Starts a registry that behaves like DataCite's over HTTP, with the REST API and the Metadata Store on one port.
 * Statuses, states, events and error bodies follow datacite/lupo at 05afac4 and datacite/poodle.
 *
 * The results for records come from the table of `src/registry`, and the rejection of published records from
 * `src/validation`. A test against this registry therefore proves nothing about either.
 */
async function testRegistry(options: TestRegistryOptions = {}): Promise<TestRegistry> {
  const rules = new Rules(options.accounts ?? [account])
  const asked: string[] = []
  const counts = new Map<string, number>()
  let { trouble } = options
  const server = createServer((request, response) => {
    void answer(request, response).catch(error => response.writeHead(500).end(String(error)))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const { method = 'GET', url = '/' } = request
    const path = decodeURIComponent(url.replace(/\?.*/, ''))
    const key = `${method} ${path}`
    asked.push(key)
    const before = counts.get(key) ?? 0
    counts.set(key, before + 1)
    if (options.latency) await new Promise(done => setTimeout(done, options.latency))
    const fault = trouble?.({ method, path, before })
    if (fault !== undefined && 'cut' in fault && fault.cut === 'before') return void request.socket.destroy()
    const isDone = fault === undefined || 'cut' in fault || fault.done === true
    const given = isDone ? answered(rules, { method, url: new URL(url, endpoint), path, body, request }) : undefined
    if (fault !== undefined && 'cut' in fault) return void request.socket.destroy()
    if (fault !== undefined)
      return void response
        .writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
        .end(fault.body)
    const { status, type = 'application/json; charset=utf-8', text = '' } = given ?? { status: 500 }
    response.writeHead(status, status === 204 ? {} : { 'content-type': type }).end(text)
  }

  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise(done => server.close(done))
  }
  return {
    endpoint,
    dois: rules.dois,
    asked,
    trouble: make => {
      trouble = make
    },
    close,
  }
}

/** Starts a registry that is stopped when the test finishes. */
export async function testRegistryForTest(options: TestRegistryOptions = {}): Promise<TestRegistry> {
  const registry = await testRegistry(options)
  onTestFinished(() => registry.close())
  return registry
}

interface Call {
  method: string
  url: URL
  path: string
  body: string
  request: IncomingMessage
}

function answered(rules: Rules, { method, url, path, body, request }: Call): Answer {
  const caller = rules.callerOf(request.headers.authorization)
  if (/^\/(metadata|doi|media)(\/|$)/.test(path)) return mdsAnswer(rules, { method, path, body, caller, request })
  try {
    return rest(rules, { method, url, path, body, request }, caller)
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, text: JSON.stringify({ errors: error.errors }) }
    throw error
  }
}

function rest(rules: Rules, { method, url, path, body }: Call, caller: Account | undefined): Answer {
  const options = {
    affiliation: url.searchParams.get('affiliation') === 'true',
    publisher: url.searchParams.get('publisher') === 'true',
  }
  const one = (doi: RegisteredDoi, status = 200): Answer => ({
    status,
    text: JSON.stringify({ data: rules.shown(doi, options) }),
  })
  const [, doi = '', rest = ''] = /^\/dois\/(10\.\d+\/.*?)(\/media(?:\/[^/]+)?|\/get-url)?$/.exec(path) ?? []
  if (path === '/dois/validate' && method === 'POST') {
    const errors = rules.validate(dataIn(body), caller)
    return { status: 200, text: JSON.stringify(errors.length > 0 ? { errors } : { data: {} }) }
  }
  if (path === '/dois' && method === 'GET')
    return { status: 200, text: JSON.stringify(rules.list(url, caller, options)) }
  if (path === '/prefixes' && method === 'GET') {
    const own = rules.prefixesOf(url.searchParams.get('client-id'))
    const data = own.map(id => ({ id, type: 'prefixes', attributes: { prefix: id } }))
    return { status: 200, text: JSON.stringify({ data, meta: { total: own.length } }) }
  }
  if (path === '/dois' && method === 'POST') return one(rules.create(dataIn(body), caller), 201)
  if (rest.startsWith('/media'))
    return mediaAnswer(rules, method, rules.found(doi), rest.slice('/media/'.length), body, caller)
  if (rest === '/get-url') return { status: 200, text: JSON.stringify({ url: rules.seen(doi, caller).attributes.url }) }
  if (doi !== '' && method === 'GET') return one(rules.seen(doi, caller))
  if (doi !== '' && (method === 'PUT' || method === 'PATCH')) {
    const exists = rules.dois.has(doi.toLowerCase())
    return one(rules.update(doi, dataIn(body), caller), exists ? 200 : 201)
  }
  if (doi !== '' && method === 'DELETE') {
    rules.remove(doi, caller)
    return { status: 204 }
  }
  throw new Refusal(404, "The resource you are looking for doesn't exist.")
}

function mediaAnswer(
  rules: Rules,
  method: string,
  doi: RegisteredDoi,
  id: string,
  body: string,
  caller: Account | undefined,
): Answer {
  const shown = (medium: RegisteredDoi['media'][number]) => ({
    id: medium.id,
    type: 'media',
    attributes: { url: medium.url, mediaType: medium.mediaType },
  })
  if (method === 'GET') return { status: 200, text: JSON.stringify({ data: doi.media.map(shown) }) }
  rules.authorize(doi, caller)
  if (method === 'DELETE') {
    doi.media = doi.media.filter(medium => medium.id !== id)
    return { status: 204 }
  }
  const { url, mediaType } = dataIn(body).attributes
  if (typeof url !== 'string' || !/^(ftp|https?|gs|s3|dos):\/\/\S+$/.test(url))
    throw new Refusal(422, [{ source: 'url', title: url ? 'Is invalid' : "Can't be blank" }])
  const medium = {
    id: `0000-${doi.media.length + 1}`,
    url,
    mediaType: typeof mediaType === 'string' ? mediaType : 'text/plain',
  }
  doi.media.push(medium)
  return { status: 201, text: JSON.stringify({ data: shown(medium) }) }
}

interface Data {
  attributes: Record<string, unknown>
  client: string | undefined
}

function dataIn(body: string): Data {
  let value: {
    data?: { attributes?: Record<string, unknown>; relationships?: { client?: { data?: { id?: string } } } }
  }
  try {
    value = JSON.parse(body)
  } catch (error) {
    throw new Refusal(400, String(error))
  }
  if (!value.data?.attributes) throw new Refusal(400, 'You need to provide a payload following the JSONAPI spec')
  return { attributes: value.data.attributes, client: value.data.relationships?.client?.data?.id }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
