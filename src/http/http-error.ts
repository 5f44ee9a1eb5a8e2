/** An answer that is not what was asked for, with a sentence for the client. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]

  constructor(status: number, detail: string, headers: readonly (readonly [string, string])[] = []) {
    super(detail)
    this.status = status
    this.headers = headers
  }
}
