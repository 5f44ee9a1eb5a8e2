import type { Input } from '../inputs/input.ts'
import { bytesOf } from '../inputs/members.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { printable } from '../text/printable.ts'
import { cut } from '../text/width.ts'

/** A progress display for work on a stream. */
export interface Pace {
  tick(place: Place): void
  end(): void
}

/** The current position, which is measured in records if their total is known, else in bytes. */
interface Place {
  file: string
  records: number
  of?: number
  findings: number
  bytes?: number
}

/**
 * Shows progress on standard error: `auto` updates a line on a terminal, `json` writes a line of JSON per second and
 * `none` shows nothing.
 *
 * `auto` also shows nothing without a terminal or if `TERM` is `dumb`.
 *
 * Bytes are counted before decompression. The total size of the inputs is computed in the background.
 */
export function paceOn(terminal: Terminal, how: 'auto' | 'json' | 'none', inputs: readonly Input[]): Pace {
  const { stderr } = terminal
  const isShown = how === 'json' || (how === 'auto' && stderr.isTTY && terminal.env.TERM !== 'dumb')
  if (!isShown) return { tick: () => undefined, end: () => undefined }
  const start = terminal.now()
  let next = start + (how === 'json' ? 1000 : 500)
  let isOpen = false
  let isEnded = false
  let totalBytes: number | undefined
  void bytesOf(inputs, terminal, () => !isEnded).then(sum => {
    totalBytes = sum
  })
  let last: Place | undefined
  const figures = (place: Place) => {
    const seconds = Math.max(0.001, (terminal.now() - start) / 1000)
    const [done = 0, of = 0] = place.of === undefined ? [place.bytes, totalBytes] : [place.records, place.of]
    const share = of === 0 ? undefined : Math.min(1, done / of)
    const left = share === undefined || share === 0 ? undefined : (seconds / share) * (1 - share)
    return { seconds, rate: place.records / seconds, share, left }
  }
  const json = (place: Place, isDone: boolean): string => {
    const { seconds, rate, share, left } = figures(place)
    return `${JSON.stringify({
      file: place.file,
      records: place.records,
      findings: place.findings,
      bytes: place.bytes,
      seconds: rounded(seconds),
      recordsPerSecond: Math.round(rate),
      ...(share !== undefined && { share: rounded(share), secondsLeft: Math.round(left ?? 0) }),
      ...(isDone && { done: true }),
    })}\n`
  }
  return {
    tick(place) {
      last = place
      if (terminal.now() < next) return
      next = terminal.now() + (how === 'json' ? 1000 : 200)
      if (how === 'json') stderr.write(json(place, false))
      else {
        const { rate, share, left } = figures(place)
        const percent = share === undefined ? '' : `${Math.floor(share * 100)} % · `
        const remaining = left === undefined ? '' : ` · ${duration(left)} left`
        const text = `${percent}${place.records} records · ${Math.round(rate)}/s${remaining} · ${printable(place.file)}`
        isOpen = true
        stderr.write(`${clearLine}${cut(text, stderr.columns - 1)}`)
      }
    },
    end() {
      isEnded = true
      if (how === 'json' && last !== undefined) stderr.write(json(last, true))
      if (isOpen) stderr.write(clearLine)
    },
  }
}

const rounded = (number: number): number => Math.round(number * 1000) / 1000

const duration = (seconds: number): string =>
  seconds < 90
    ? `${Math.ceil(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`

const clearLine = '\r\u001b[K'
