import { EVENT_ID, type Event, parseEvents, SCALAR_STYLE, YAMLException } from './js-yaml.ts'

/** The maximum number of under-indented lines to repair in a text. Each repair takes another pass over the text. */
const mostLines = 20

/**
 * Parses the events of a text. All offsets refer to the given text.
 *
 * A quoted value may continue at the indentation of its parent: YAML 1.2 (7.3.1) forbids it, but PyYAML, ruamel.yaml
 * and cffconvert read it, and three CFF examples contain it.
 */
export function eventsOf(text: string, maxDepth: number): Event[] {
  const breaks: number[] = []
  let known = text
  let first: YAMLException | undefined
  for (;;) {
    try {
      const events = parseEvents(known, { maxDepth })
      if (first === undefined) return events
      if (breaks.every(at => events.some(event => isWithin(event, at)))) return withBreaks(events, breaks)
      throw first
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error
      first ??= error
      const at = error.reason === shallow ? error.mark?.position : undefined
      if (at === undefined || breaks.length === mostLines) throw first
      const start = at - (/[ \t\r\n]*$/.exec(known.slice(Math.max(0, at - 1000), at))?.[0].length ?? 0)
      if (start === at) throw first
      known = known.slice(0, start) + ' '.repeat(at - start) + known.slice(at)
      breaks.push(at)
    }
  }
}

const shallow = 'deficient indentation'

const isWithin = (event: Event, at: number): boolean =>
  event.type === EVENT_ID.SCALAR &&
  (event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED) &&
  event.valueStart < at &&
  at <= event.valueEnd

/** Returns the events. Marks each value that contains a repaired line, so that the value is read line by line. */
const withBreaks = (events: readonly Event[], breaks: readonly number[]): Event[] =>
  events.map(event => (breaks.some(at => isWithin(event, at)) ? { ...event, fast: false } : event))
