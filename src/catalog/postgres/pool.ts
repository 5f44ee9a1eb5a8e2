/** What a query answers. */
export interface PostgresResult {
  rows: Record<string, unknown>[]
  rowCount: number | null
}

/** What a catalog calls of a connection that it has for itself. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<PostgresResult>
  on(event: 'error', listener: (error: Error) => void): unknown
  removeListener(event: 'error', listener: (error: Error) => void): unknown
  release(destroy?: boolean): void
}

/** What a catalog calls of a pool of connections, as `pg` has it. */
export interface PostgresPool {
  query(text: string, values?: unknown[]): Promise<PostgresResult>
  connect(): Promise<PostgresClient>
  on(event: 'error', listener: (error: Error) => void): unknown
  end(): Promise<void>
}

/** Asks a database something. */
export type Query = (text: string, values?: unknown[]) => Promise<PostgresResult>
