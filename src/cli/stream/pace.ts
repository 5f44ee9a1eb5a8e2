import type { Terminal } from '../terminal.ts'
import { printable } from '../text/printable.ts'
import { cut } from '../text/width.ts'

/** Shows how far work on a stream is. */
export interface Pace {
  tick(place: { file: string; records: number; findings: number; bytes: number }): void
  end(): void
}

/** Progress on standard error: a line on a terminal, or a line of JSON a second; bytes are those of the inputs as they are. */
export function paceOn(terminal: Terminal, how: 'auto' | 'json' | 'none', totalBytes: number | undefined): Pace {
  const { stderr } = terminal
  const isShown = how === 'json' || (how === 'auto' && stderr.isTTY && terminal.env.TERM !== 'dumb')
  if (!isShown) return { tick: () => undefined, end: () => undefined }
  const start = terminal.now()
  let next = start + (how === 'json' ? 1000 : 500)
  let isOpen = false
  let last: Parameters<Pace['tick']>[0] | undefined
  const figures = (place: Parameters<Pace['tick']>[0]) => {
    const seconds = Math.max(0.001, (terminal.now() - start) / 1000)
    const share = totalBytes === undefined || totalBytes === 0 ? undefined : Math.min(1, place.bytes / totalBytes)
    const left = share === undefined || share === 0 ? undefined : (seconds / share) * (1 - share)
    return { seconds, rate: place.records / seconds, share, left }
  }
  const json = (place: Parameters<Pace['tick']>[0], isDone: boolean): string => {
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
