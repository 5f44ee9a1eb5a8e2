import type { LocaleParts, Node } from '../../processor/compile/nodes.ts'
import { choose, otherwise, text, when } from '../elements.ts'
import { words } from '../make-locale.ts'
import { type ChicagoKind, dictionaries } from './chicago-parts.ts'
import { retrievable } from './kinds.ts'

/** Returns the terms with which the Chicago Manual of Style overrides those of the English locales. */
export const chicagoWords = (edition: ChicagoKind['edition']): LocaleParts[] => {
  const underWord = edition === 18 ? 'under; short under' : 'sub verbo|sub verbis; short s.v.|s.vv.'
  const shared = (plural: string, illustrated: string): string => `advance-online-publication: ahead of print
anonymous: unsigned
collection-editor: editor|editors; short ed.|eds${plural}; verb edited by; verb-short ed.
collection-number: number|numbers; short vol.|vols${plural}
compiler: compiler|compilers; short comp.|comps${plural}; verb compiled by; verb-short comp.
editor: editor|editors; short ed.|eds${plural}; verb edited by; verb-short ed.
editortranslator: editor and translator|editors and translators; short ed. and trans.|eds${plural} and trans.; verb edited and translated by; verb-short ed. and trans.
illustrator: illustrator|illustrators; short ill.|ills${plural}; verb illustrated by; verb-short ${illustrated}
legislation: act|acts; short Pub. L.
manuscript: unpublished manuscript
original-work-published: originally published as
paper-conference: conference paper|conference papers; short paper
sub-verbo: ${underWord}
timestamp: at
translator: translator|translators; short trans.|trans.; verb translated by; verb-short trans.`
  return [words('en', shared('.', 'ill.')), words('en-GB', shared('', 'illus.'))]
}

/**
 * Builds the entry of a work. Some works are cited only in the text and have no entry.
 *
 * These are irretrievable letters and interviews, unsigned dictionary articles without a DOI or URL, and classics
 * without a publisher, editor, translator or archive.
 */
export const referenced = (entry: Node): Node =>
  choose(
    when({ type: 'classic' }, choose(when({ match: 'any', variable: 'archive editor translator publisher' }, entry))),
    when({ type: dictionaries }, choose(when({ match: 'any', variable: 'author DOI URL' }, entry))),
    when({ match: 'any', variable: retrievable }, entry),
    when({ type: 'interview personal_communication' }),
    otherwise(entry),
  )

/**
 * Builds the entry of a work for a style with full notes. Works that a note identifies sufficiently have no entry.
 *
 * These are, for example, posts, unsigned dictionary articles, and irretrievable letters and manuscripts.
 */
export const referencedBesideNotes = (entry: Node): Node =>
  choose(
    when({ type: 'classic' }, choose(when({ match: 'any', variable: 'archive editor translator publisher' }, entry))),
    when({ type: dictionaries }, choose(when({ variable: 'author' }, entry))),
    when({ type: 'post' }),
    when({ match: 'any', variable: retrievable }, entry),
    when({ type: 'interview personal_communication document manuscript paper-conference speech' }),
    otherwise(entry),
  )

/** The full name of a site that is listed under its short name. */
export const siteInParentheses = choose(
  when({ type: 'webpage', variable: 'publisher' }),
  when(
    { type: 'webpage', variable: 'container-title container-title-short' },
    text('container-title', { prefix: '(', suffix: ')', textCase: 'title' }),
  ),
)
