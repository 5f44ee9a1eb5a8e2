import { printable } from '../text/printable.ts'
import { cut } from '../text/width.ts'
import type { Terminal } from './terminal.ts'

/** A progress display for long-running work. */
export interface Progress {
  /**
   * Reports that `done` of `total` steps are finished, and names the next step. If `long` is true, updates the display
   * immediately.
   */
  tick(done: number, total: number, next: string, long?: boolean): void
  /** Removes the display from the screen. */
  end(): void
}

/**
 * Creates a progress bar on standard error, shown after half a second or at the first long step. Nothing is shown if
 * standard error is not a terminal or `TERM` is `dumb`.
 */
export function progressOn(terminal: Terminal): Progress {
  const { stderr } = terminal
  if (!stderr.isTTY || terminal.env.TERM === 'dumb') return { tick: () => {}, end: () => {} }
  let next = terminal.now() + patience
  let shown = false
  return {
    tick(done, total, name, long = false) {
      if (terminal.now() < next && !long) return
      next = terminal.now() + interval
      shown = true
      stderr.write(`${clearLine}${cut(`${bar(done / total)} ${done}/${total} ${printable(name)}`, stderr.columns - 1)}`)
    },
    end() {
      if (shown) stderr.write(clearLine)
      shown = false
    },
  }
}

const bar = (share: number): string => {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * barColumns)
  return '█'.repeat(filled) + '░'.repeat(barColumns - filled)
}

const patience = 500
const interval = 100
const barColumns = 20
const clearLine = '\r\u001b[K'
