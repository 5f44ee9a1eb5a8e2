/**
 * Attempts work that depends on a time limit, with increasing limits. Rejects if the attempt with the longest limit
 * fails.
 *
 * The limits are in milliseconds. A busy machine may miss the first limits.
 */
export async function withPatience(first: number, attempt: (limit: number) => Promise<void>): Promise<void> {
  try {
    await attempt(first)
  } catch {
    await attempt(10 * first).catch(() => attempt(100 * first))
  }
}
