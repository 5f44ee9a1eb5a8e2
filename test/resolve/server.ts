import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A function that responds to one request; `before` is the number of earlier requests. */
export type Answering = (response: ServerResponse, before: number, request: IncomingMessage) => void

/** A server on the loopback interface, with the requests that it received. */
export interface TestServer {
  url: string
  /** The method and path of every request, in order. */
  asked: string[]
  headers: IncomingMessage['headers'][]
}

/** Starts a server that responds to every request with the given function. Stops the server when the test finishes. */
export async function serve(answer: Answering): Promise<TestServer> {
  const asked: string[] = []
  const headers: IncomingMessage['headers'][] = []
  const listen: RequestListener = (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    headers.push(request.headers)
    answer(response, asked.length - 1, request)
  }
  const server = createServer(listen)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, headers }
}

/** Returns the address of a server that is no longer running. */
export async function deadEnd(): Promise<string> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise(done => server.close(done))
  return `http://127.0.0.1:${port}`
}

/** Returns a record in the form of the registry's REST API. */
export const restRecord = (doi: string, attributes: object = {}): string =>
  JSON.stringify({
    data: {
      id: doi,
      type: 'dois',
      attributes: {
        doi,
        creators: [{ name: 'Okafor, Ngozi' }],
        titles: [{ title: 'Soil moisture' }],
        publisher: { name: 'GFZ Data Services' },
        publicationYear: 2021,
        types: { resourceTypeGeneral: 'Dataset' },
        ...attributes,
      },
    },
  })

/** Returns the DOI in a request to the REST API or to a DOI resolver. */
export const doiOf = ({ url = '' }: IncomingMessage): string =>
  decodeURIComponent(url.replace(/^.*\/dois\/|^\//, '').replace(/\?.*/, ''))

/** Answers with the record of the requested DOI. */
export const good: Answering = (response, _, request) => json(response, restRecord(doiOf(request)))

/** Sends a text as the response, with the media type of the REST API. */
export const json = (response: ServerResponse, text: string): void =>
  void response.writeHead(200, { 'content-type': 'application/vnd.api+json; charset=utf-8' }).end(text)

/** Returns a function that answers with a status and without a body. */
export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answering =>
  response =>
    void response.writeHead(code, headers).end()

/**
 * Returns a function that responds to each request with the next of the given functions, and to all further requests
 * with the last one.
 */
export const inTurn =
  (...answers: Answering[]): Answering =>
  (response, before, request) =>
    answers[Math.min(before, answers.length - 1)]?.(response, before, request)
