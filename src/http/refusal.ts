/** The raw response to bytes that are not a valid request, by the error code of the HTTP parser. */
export function refusalText(code: string | undefined): string {
  const { status, reason, detail } = refusals[code ?? ''] ?? malformed
  const body = JSON.stringify({ detail })
  return `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
}

const malformed = { status: 400, reason: 'Bad Request', detail: 'The request is malformed.' }

const refusals: Readonly<Record<string, typeof malformed | undefined>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    detail: 'The headers or the address are too long.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reason: 'Payload Too Large', detail: 'The body is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', detail: 'The request took too long to arrive.' },
}
