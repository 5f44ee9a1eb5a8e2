/**
 * Attempts work that depends on a time limit in milliseconds, with increasing limits, because a busy machine may miss
 * the first ones. Rejects if the attempt with the longest limit fails.
 */
export async function withPatience(first: number, attempt: (limit: number) => Promise<void>): Promise<void> {
  try {
    await attempt(first)
  } catch {
    await attempt(10 * first).catch(() => attempt(100 * first))
  }
}
