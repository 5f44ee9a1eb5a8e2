import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'
import { english, englishMonths, englishSeasons } from './english.ts'

/** British English. */
export const enGB = (): LocaleParts =>
  locale('en-GB', {
    // What ends in the last letter of a word has no period.
    terms: `${english.replace(/(?<=\|(?:chap|fig|sec|vol)s)\./g, '')}
open-quote: ‘
close-quote: ’
open-inner-quote: “
close-inner-quote: ”
`,
    months: [englishMonths, 'Jan. Feb. Mar. Apr. May Jun. Jul. Aug. Sep. Oct. Nov. Dec.'],
    seasons: englishSeasons,
    date: { text: '{d} |{MMMM} |{y}', numeric: '{dd}/|{mm}/|{y}' },
  })
