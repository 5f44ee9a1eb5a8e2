import type { Node } from '../../processor/compile/nodes.ts'
import type { BuiltInStyle } from '../built-in-style.ts'
import { by, byVariable, choose, group, otherwise, text, when } from '../elements.ts'
import { style } from '../make-style.ts'
import { lawTitle, legalReference } from './bluebook.ts'
import { author } from './chicago-authors.ts'
import { titleAndDescriptions } from './chicago-details.ts'
import { fullNote, shortNote } from './chicago-note.ts'
import { type ChicagoKind, inYear, originalYear, wholeDate } from './chicago-parts.ts'
import { access, archive, sourceOf, titleAndSource } from './chicago-publication.ts'
import { dateOrStatus } from './chicago-serial.ts'
import { chicagoWords, referenced, referencedBesideNotes } from './chicago-words.ts'
import { laws } from './kinds.ts'

const authorKey = choose(when({ type: laws }, lawTitle), otherwise(author))

/**
 * Builds a notes style of an edition of the Chicago Manual of Style: the first note in full, or all notes shortened.
 */
const notes = (edition: ChicagoKind['edition'], isFull: boolean): BuiltInStyle => {
  const kind: ChicagoKind = { isNote: false, isAuthorDate: false, edition }
  const inNote: ChicagoKind = { ...kind, isNote: true }
  const entry: Node = group('. ', [
    choose(
      when({ type: laws }, legalReference({ inYear, wholeDate, originalYear }), access(kind), text('references')),
      otherwise(author, titleAndSource(kind), text('references')),
    ),
  ])
  return style({
    title: `Chicago Manual of Style ${edition}th edition (${isFull ? 'notes' : 'shortened notes'} and bibliography)`,
    isNote: true,
    volumes: 'as-written',
    locales: chicagoWords(edition),
    citation: {
      suffix: '.',
      delimiter: '; ',
      names: edition === 18 ? { etAlMin: 3, etAlUseFirst: 1 } : { etAlMin: 4, etAlUseFirst: 1 },
      addNames: true,
      addGivenNames: true,
      layout: [
        isFull
          ? choose(when({ position: 'subsequent' }, shortNote(inNote)), otherwise(fullNote(inNote)))
          : shortNote(inNote),
      ],
    },
    options: { pageRangeFormat: 'chicago' },
    bibliography: {
      look: { hangingIndent: true },
      names: edition === 18 ? { etAlMin: 7, etAlUseFirst: 3 } : { etAlMin: 11, etAlUseFirst: 7 },
      suffix: '.',
      sort: [
        by([authorKey]),
        by([titleAndDescriptions(kind)]),
        by([sourceOf(kind)]),
        byVariable('volume'),
        byVariable('part-number'),
        byVariable('event-date'),
        by([dateOrStatus(kind)]),
        by([archive(kind)]),
      ],
      layout: [isFull ? referencedBesideNotes(entry) : referenced(entry)],
    },
  })
}

/** Builds the notes style of the Chicago Manual of Style, eighteenth edition, with a full first note. */
export const chicagoNotes = (): BuiltInStyle => notes(18, true)

/** Builds the shortened notes style of the Chicago Manual of Style, eighteenth edition. */
export const chicagoShortNotes = (): BuiltInStyle => notes(18, false)

/** Builds the notes style of the Chicago Manual of Style, seventeenth edition, with a full first note. */
export const chicagoNotes17 = (): BuiltInStyle => notes(17, true)

/** Builds the shortened notes style of the Chicago Manual of Style, seventeenth edition. */
export const chicagoShortNotes17 = (): BuiltInStyle => notes(17, false)
