/**
 * Attempts something that depends on a time limit, given in milliseconds, with ever longer ones: what a busy machine does not do in the
 * first, it does in a later one. Rejects if the longest fails.
 */
export async function withPatience(first: number, attempt: (limit: number) => Promise<void>): Promise<void> {
  try {
    await attempt(first)
  } catch {
    await attempt(10 * first).catch(() => attempt(100 * first))
  }
}
