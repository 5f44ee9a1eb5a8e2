/** A request as the service sees it: no more than it needs, so that an adapter can pass it on without copying. */
export interface ServiceRequest {
  method: string
  /** Path and query as they were sent: `/api/v1/datasets/?page=2`. */
  target: string
  /** A header by its lower-case name; several of one name joined by `, `. */
  header(name: string): string | undefined
  /** The address that it comes from, where that is known. */
  client?: string | undefined
  /** Aborted when nobody waits for the answer any longer. */
  signal?: AbortSignal | undefined
}

/** An answer as the service gives it. */
export interface ServiceResponse {
  status: number
  /** Names in their usual capitals, values ready to be sent. */
  headers: [name: string, value: string][]
  /** Sent as UTF-8. Nothing for HEAD and 304. */
  body?: string
}
