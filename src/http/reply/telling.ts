import type { Sent, ServiceRequest, ServiceResponse } from './message.ts'

/**
 * Makes a response report how much of its content was sent.
 *
 * The adapter reports this if possible. Otherwise, the report comes when the content has been read, or immediately if
 * no content is streamed.
 */
export function telling(
  { method, tellsSent }: ServiceRequest,
  response: ServiceResponse,
  sent: (sent: Sent) => void,
): ServiceResponse {
  if (tellsSent) return { ...response, sent }
  const { status, content } = response
  if (content !== undefined) return { ...response, content: counted(content, status, lengthOf(response), sent) }
  sent({ status, bytes: method === 'HEAD' ? 0 : (lengthOf(response) ?? 0), isWhole: true })
  return response
}

/** Yields the content in chunks. When the iteration ends, fails or stops early, reports the number of bytes read. */
async function* counted(
  content: AsyncIterable<Uint8Array>,
  status: number,
  length: number | undefined,
  sent: (sent: Sent) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  let isAtEnd = false
  try {
    for await (const chunk of content) {
      yield chunk
      bytes += chunk.length
    }
    isAtEnd = true
  } finally {
    sent({ status, bytes, isWhole: isAtEnd && (length === undefined || bytes === length) })
  }
}

function lengthOf({ headers }: ServiceResponse): number | undefined {
  const length = headers.find(([name]) => name === 'Content-Length')?.[1]
  return length === undefined ? undefined : Number(length)
}
