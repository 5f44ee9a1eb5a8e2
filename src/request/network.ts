/** Why a request failed, in words, from what a fetch rejects with. */
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

// Node's codes; other platforms only say that it failed.
const reasons: Readonly<Record<string, string | undefined>> = {
  EAI_AGAIN: 'the host name cannot be looked up at the moment',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection broke off',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'there is no network',
  ENOTFOUND: 'no host of this name was found',
  ETIMEDOUT: 'the connection timed out',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
  UND_ERR_SOCKET: 'the connection broke off',
}
