import type { Node } from '../../processor/compile/nodes.ts'
import { choose, group, otherwise, term, text, value, when } from '../elements.ts'
import { type ChicagoKind, eventDate, first, opening, places } from './chicago-parts.ts'
import { editing, ofReviews } from './kinds.ts'

const hasEvent = { match: 'any', variable: 'event-date event-title' } as const

/** An event with its title, place and date. */
export const eventByPlace = choose(when(hasEvent, group(', ', [text('event-title'), text('event-place'), eventDate])))

/** Builds the event at which a work was presented, broadcast or recorded. */
export const event = (kind: ChicagoKind): Node => {
  const word = (text: string) => value(kind.isNote ? text : `${text[0]?.toUpperCase()}${text.slice(1)}`)
  const at = choose(when({ variable: 'event-title' }, term('at')))
  const status = choose(
    when({ type: 'broadcast', variable: 'status' }, text('status', opening(kind))),
    when(
      { type: 'paper-conference' },
      choose(
        when({ variable: 'genre' }, word('presented')),
        otherwise(term('paper-conference', { form: 'short', ...opening(kind) }), value('presented')),
      ),
      at,
    ),
    when({ type: 'song' }, word('recorded'), at),
    when({ variable: 'issued' }),
    otherwise(text('status', opening(kind))),
  )
  const description = group(', ', [
    choose(
      when({ type: 'song' }, text('event-title')),
      when({ type: 'paper-conference', variable: 'genre' }, text('event-title', first)),
      when({ type: 'paper-conference' }, text('event-title')),
      otherwise(text('event-title', first)),
    ),
    eventDate,
    text('event-place'),
  ])
  const shown = choose(
    when(
      hasEvent,
      choose(
        when(
          { type: 'paper-conference' },
          choose(when({ match: 'none', variable: `${editing} ${places}` }, group(' ', [status, description]))),
        ),
        otherwise(group(' ', [status, description])),
      ),
    ),
  )
  return choose(
    when({ type: 'interview' }),
    when({ variable: 'interviewer' }),
    when({ type: 'personal_communication', variable: 'recipient' }),
    otherwise(ofReviews([], [shown])),
  )
}
