import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Answers one request; the second argument is how many there were before it. */
export type Answering = (response: ServerResponse, before: number, request: IncomingMessage) => void

/** A server on the loopback interface, with what it was asked. */
export interface TestServer {
  url: string
  /** Method and path of every request, in order. */
  asked: string[]
  headers: IncomingMessage['headers'][]
}

/** Starts a server that answers every request in the same way, and ends with the test. */
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

/** The address of a server that is no longer there. */
export async function deadEnd(): Promise<string> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise(done => server.close(done))
  return `http://127.0.0.1:${port}`
}

/** A record as the registry's REST API gives it. */
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

/** The DOI that a request is for, in REST or at a resolver of DOIs. */
export const doiOf = ({ url = '' }: IncomingMessage): string =>
  decodeURIComponent(url.replace(/^.*\/dois\/|^\//, '').replace(/\?.*/, ''))

/** Answers with the record of the DOI that is asked for. */
export const good: Answering = (response, _, request) => json(response, restRecord(doiOf(request)))

/** Answers with a text of the type of the REST API. */
export const json = (response: ServerResponse, text: string): void =>
  void response.writeHead(200, { 'content-type': 'application/vnd.api+json; charset=utf-8' }).end(text)

/** Answers with a status and nothing else. */
export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answering =>
  response =>
    void response.writeHead(code, headers).end()

/** Answers in one way after the other, and in the last one from then on. */
export const inTurn =
  (...answers: Answering[]): Answering =>
  (response, before, request) =>
    answers[Math.min(before, answers.length - 1)]?.(response, before, request)
