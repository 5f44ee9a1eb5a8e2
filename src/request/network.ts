/** Why a request came to nothing, in words, from what a fetch rejects with. */
export function networkReason(error: unknown): string {
  const { cause } = error instanceof Error ? error : {}
  const code = codeOf(cause) ?? codeOf(error)
  const known = code === undefined ? undefined : reasons[code]
  if (known !== undefined) return known
  const { message = String(error) } = cause instanceof Error ? cause : error instanceof Error ? error : {}
  return message.slice(0, 300) || code || 'unknown reason'
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

// The codes of Node; other platforms tell no more than that it failed.
const reasons: Readonly<Record<string, string | undefined>> = {
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection broke off',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no network',
  ENOTFOUND: 'no host of this name can be found',
  ETIMEDOUT: 'the connection timed out',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
  UND_ERR_SOCKET: 'the connection broke off',
}
