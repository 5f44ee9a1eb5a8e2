import type { Answered } from '../../http/index.ts'
import type { Colors } from '../terminal/colors.ts'
import { oneLine, safeJson } from '../text/printable.ts'

/** The formats of the access log. */
export const logFormats = ['text', 'json', 'none'] as const
export type LogFormat = (typeof logFormats)[number]

/** Returns the log line for a response at a given time. Returns an empty text for the format `none`. */
export function logLine(answered: Answered, format: LogFormat, time: Date, colors: Colors): string {
  if (format === 'none') return ''
  const { method, status, bytes, client, id, trace, isAborted } = answered
  const target = answered.target.slice(0, longest)
  const ms = Math.round(answered.milliseconds * 1000) / 1000
  if (format === 'json') {
    const traced = trace && { trace_id: trace.trace, parent_id: trace.parent }
    return `${safeJson({ time: time.toISOString(), id, ...traced, client, method, target, status, ms, bytes, ...(isAborted && { aborted: true }) })}\n`
  }
  const color = status >= 500 ? colors.red : status >= 400 ? colors.yellow : colors.green
  const cost = colors.dim(`${ms.toFixed(1)} ms ${bytes} B`)
  return `${colors.dim(time.toISOString().slice(11, 19))} ${color(String(status))} ${method} ${oneLine(target)} ${cost}${isAborted ? colors.yellow(' aborted') : ''}\n`
}

const longest = 2000
