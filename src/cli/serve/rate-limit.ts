/** A function that returns the number of seconds that a client must wait, or undefined if the request is allowed. */
export type RateLimit = (address: string) => number | undefined

/**
 * Creates a rate limit with a token bucket for each client. A client may send as many requests at once as are allowed
 * per minute, and further ones as time passes.
 *
 * At most `most` clients are remembered, and the least recent are forgotten first.
 */
export function rateLimitOf(perMinute: number, now: () => number, most = 50_000): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const perMillisecond = perMinute / 60_000
  return address => {
    const client = networkOf(address)
    const time = now()
    const bucket = buckets.get(client) ?? { tokens: perMinute, at: time }
    // Reinserting the client makes it the last entry, so that the first entry is the least recent.
    buckets.delete(client)
    buckets.set(client, bucket)
    if (buckets.size > most) for (const oldest of buckets.keys()) if (buckets.delete(oldest)) break
    bucket.tokens = Math.min(perMinute, bucket.tokens + (time - bucket.at) * perMillisecond)
    bucket.at = time
    if (bucket.tokens < 1) return (1 - bucket.tokens) / perMillisecond / 1000
    bucket.tokens--
    return undefined
  }
}

/**
 * Returns the key of a client for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address.
 *
 * The last 64 bits are ignored, because even a single household has a whole /64 network.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = address.toLowerCase().replace(/%.*/, '').split('::')
  const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'))
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = tail === undefined ? first : [...first, ...zeros, ...last]
  return `${groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
