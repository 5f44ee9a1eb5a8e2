/** A request in the form that adapters provide, kept small so that they need not copy anything. */
export interface ServiceRequest {
  method: string
  /** The path and query, unmodified: `/api/v1/datasets/?page=2`. */
  target: string
  /**
   * Returns a header by its lower-case name, or undefined if the request has no such header. Repeated headers are
   * joined by `, `.
   */
  header(name: string): string | undefined
  /** Reads the body as text, and rejects if the body is too long. Absent if the request has no body. */
  body?(): Promise<string>
  /** The client's address, if known. */
  client?: string | undefined
  /** A signal that is aborted when the client stops waiting for the response. */
  signal?: AbortSignal | undefined
  /**
   * True if the adapter calls the `sent` function of the response.
   *
   * Otherwise, a response is logged once it is created or its content has been read.
   */
  tellsSent?: boolean
}

/** The result of sending a response. */
export interface Sent {
  /** The status that was sent, or 500 if the content failed before anything was sent. */
  status: number
  /** The number of bytes of the body that were sent, after compression. */
  bytes: number
  /** True if the whole body was sent before the connection closed. */
  isWhole: boolean
}

/** The response of a service. */
export interface ServiceResponse {
  status: number
  /** The headers, with names in their usual capitalisation and values ready to be sent. */
  headers: [name: string, value: string][]
  /** The body, sent as UTF-8; absent if there is `content`, and for HEAD, 204 and 304. */
  body?: string
  /**
   * Bytes that are read while they are sent, in place of `body`. If reading rejects, the adapter must abort the
   * connection, so that the client does not mistake a part for the whole.
   *
   * An adapter that stops reading calls `return` of the iterator.
   */
  content?: AsyncIterable<Uint8Array>
  /** Called once by an adapter that sets `tellsSent`, when the response has been sent or the connection has closed. */
  sent?: (sent: Sent) => void
}
