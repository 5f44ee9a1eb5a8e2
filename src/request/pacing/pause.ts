/** Waits; a wait that is aborted never ends, so whoever aborts it has to give up on it. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise(done => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
