/** A request as the service sees it, kept small so that adapters need not copy anything. */
export interface ServiceRequest {
  method: string
  /** Path and query as they were sent: `/api/v1/datasets/?page=2`. */
  target: string
  /** A header by its lower-case name; repeated ones are joined by `, `. */
  header(name: string): string | undefined
  /** The body as text, for the one route that takes a form; where it is absent, there is none. Rejects if it is longer than any form. */
  body?(): Promise<string>
  /** The client's address, if known. */
  client?: string | undefined
  /** Aborted when nobody waits for the answer any longer. */
  signal?: AbortSignal | undefined
  /** True if the adapter calls `sent` of the response; else an answer is logged when it has been made, or its content read. */
  tellsSent?: boolean
}

/** The result of sending a response. */
export interface Sent {
  /** The status that was sent, which is 500 where the content failed before anything was. */
  status: number
  /** Bytes of the body that were sent, compressed if it was. */
  bytes: number
  /** True if all of it was sent: the client neither left nor was the connection broken off. */
  isWhole: boolean
}

/** The answer of a service. */
export interface ServiceResponse {
  status: number
  /** Names in their usual capitalisation, values ready to be sent. */
  headers: [name: string, value: string][]
  /** Sent as UTF-8; absent for HEAD and 304. */
  body?: string
  /**
   * In place of a body: bytes that are read while they are sent. If it rejects, the connection is to be broken off, so that nobody takes
   * what has come for the whole; who stops reading calls its `return`.
   */
  content?: AsyncIterable<Uint8Array>
  /** To be called once when the answer has been sent or the connection has ended, by an adapter whose requests have `tellsSent`. */
  sent?: (sent: Sent) => void
}
