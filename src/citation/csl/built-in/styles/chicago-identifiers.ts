import type { Node } from '../../processor/compile/nodes.ts'
import { choose, date, group, type Look, label, otherwise, short, term, text, value, when } from '../elements.ts'
import {
  type ChicagoKind,
  editionOf,
  first,
  howManyVolumes,
  inCapitals,
  inRole,
  opening,
  ownTitle,
  partNumber,
  sentenceMark,
  versionOf,
  volume,
  volumeAfter,
  volumeTitle,
} from './chicago-parts.ts'
import { byKind } from './kinds.ts'

/** Builds the contributors: as separate sentences in an entry, or between commas in a note or if `isJoined` is true. */
const contributors = (kind: ChicagoKind, isJoined = false): Node => {
  const look = isJoined ? {} : { delimiter: sentenceMark(kind), ...opening(kind) }
  const between = isJoined ? ', ' : sentenceMark(kind)
  const all = (variables: readonly string[]): Node[] => variables.map(one => inRole(kind, one, look))
  const editors = all([
    'container-author',
    'editor-translator',
    'editor translator',
    'editorial-director',
    'guest',
    'host',
  ])
  const artists = all(['illustrator', 'narrator'])
  const makersOf = all([
    'compiler',
    'chair organizer curator',
    'series-creator executive-producer',
    'producer',
    'director',
  ])
  const [writer, performer, contributor] = all(['script-writer', 'performer', 'contributor'])
  const players = [
    choose(when({ type: 'broadcast performance' }, ...(writer ? [writer] : []))),
    ...(performer ? [performer] : []),
  ]
  const others = contributor ? [contributor] : []
  const ofBook = choose(
    when({ type: 'post webpage' }, ...editors, ...artists, ...makersOf, ...players, ...others),
    otherwise(
      choose(when({ match: 'none', variable: 'container-title' }, ...editors)),
      ...artists,
      choose(
        when(
          { match: 'none', variable: 'container-title' },
          ...makersOf,
          ...players,
          choose(when({ match: 'none', type: 'song thesis' }, ...others)),
        ),
      ),
      choose(when({ type: 'song' }, ...others)),
    ),
  )
  const ofSerial = all([
    'translator',
    'narrator',
    // Notes abbreviate the role of a compiler only in books.
    ...(kind.isNote ? ['compiler chair organizer curator'] : ['compiler', 'chair organizer curator']),
    'series-creator executive-producer',
    'producer',
    'director',
    'script-writer',
    'performer',
  ])
  return byKind([group(between, ofSerial)], [group(between, [ofBook])])
}

/** Builds the cited volume and part. If either has a title, the work that contains them follows. */
const volumesOf = (kind: ChicagoKind, whole: Node): Node => {
  const look = opening(kind)
  return choose(
    when(
      { variable: 'part-number part-title volume volume-title' },
      group(', ', [
        group(' ', [partNumber(look), value('of'), volumeTitle]),
        group(' ', [volume(), value('of'), whole]),
      ]),
    ),
    when(
      { match: 'any', variable: 'part-title volume-title' },
      group(' ', [
        choose(
          when({ variable: 'part-number volume' }, group(', ', [volume(look), partNumber()]), value('of')),
          when({ variable: 'part-number' }, partNumber(look), value('of')),
          when({ variable: 'volume' }, volume(look), value('of')),
        ),
        whole,
      ]),
    ),
    when({ variable: 'part-number volume' }, group(', ', [volume(look), partNumber()])),
    when({ variable: 'part-number' }, partNumber(look)),
    when({ variable: 'volume' }, volume(look)),
  )
}
export const hasVolumes = 'part-number part-title volume volume-title'

const volumeEditor = (kind: ChicagoKind): Node =>
  choose(when({ match: 'any', variable: `number-of-volumes ${hasVolumes}` }, inRole(kind, 'collection-editor')))
const howMany = choose(when({ match: 'none', variable: hasVolumes }, howManyVolumes))

/**
 * Builds the contributors and the cited volume: in this order in the author-date style, in reverse order otherwise. A
 * work in a periodical has only contributors.
 */
const contributorsAndVolume = (kind: ChicagoKind): Node => {
  const before = group(sentenceMark(kind), [
    contributors(kind),
    group(', ', [volumesOf(kind, ownTitle), volumeEditor(kind)]),
    howMany,
  ])
  const after = choose(
    when(
      { match: 'any', variable: hasVolumes },
      group(', ', [volumeAfter(opening(kind), !kind.isNote), volumeEditor(kind), contributors(kind, true)]),
    ),
    otherwise(group(sentenceMark(kind), [contributors(kind), volumeEditor(kind), howManyVolumes])),
  )
  return byKind([contributors(kind)], [kind.isAuthorDate ? before : after])
}

/** Builds the edition, unless the date of the first edition is printed instead. */
export const editionIn = (look: typeof first | Record<string, never>): Node =>
  choose(
    when({ variable: 'original-title' }, editionOf(look)),
    when({ variable: 'issued original-date' }),
    otherwise(editionOf(look)),
  )

const numberWithLabel = (look: Look): Node =>
  group(' ', [
    choose(
      when({ type: 'standard' }),
      when(
        { match: 'any', isNumeric: 'number', type: 'legislation regulation' },
        label('number', { form: 'short', ...look }),
      ),
    ),
    text('number', look),
  ])
export const numberOfWork = (kind: ChicagoKind): Node =>
  group(' ', [
    choose(
      when({ type: 'thesis' }),
      when(
        { type: 'broadcast', isNumeric: 'number' },
        choose(
          when({ variable: 'genre' }, text('genre', opening(kind))),
          otherwise(value(kind.isNote ? 'episode' : 'Episode')),
        ),
        text('number'),
      ),
      when({ variable: 'number' }, text('genre', kind.isNote ? {} : inCapitals), numberWithLabel(opening(kind))),
    ),
  ])

const patent = group(', ', [
  group(' ', [
    short('authority'),
    choose(when({ variable: 'genre' }, text('genre', first)), otherwise(term('patent', first))),
    text('number'),
  ]),
  group(' ', [value('filed'), date('submitted', { form: 'text' })]),
  group(' ', [
    choose(when({ variable: 'issued submitted' }, term('and'))),
    value('issued'),
    date('issued', { form: 'text' }),
  ]),
])

/** Builds the number, version, edition, contributors and volume of a work. */
export const identifier = (kind: ChicagoKind): Node => {
  const look = opening(kind)
  const whole = [versionOf(look), editionIn(look), contributorsAndVolume(kind)]
  return group(sentenceMark(kind), [
    choose(
      when({ type: 'patent' }, patent),
      when(
        { type: 'report' },
        choose(
          when({ variable: 'container-title' }, contributors(kind)),
          when({ variable: 'title' }, numberOfWork(kind), ...whole),
          otherwise(...whole),
        ),
      ),
      when({ type: 'post webpage' }, numberOfWork(kind), versionOf(look), editionIn(look), contributors(kind)),
      when(
        { variable: 'container-title' },
        choose(when({ type: 'broadcast graphic map motion_picture' }, numberOfWork(kind))),
        contributors(kind),
      ),
      otherwise(choose(when({ match: 'none', type: 'song' }, numberOfWork(kind))), ...whole),
    ),
  ])
}
