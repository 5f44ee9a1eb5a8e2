import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../locale.ts'
import { english, englishMonths, englishSeasons } from './english.ts'

/** British English. */
export const enGB = (): LocaleParts =>
  locale('en-GB', {
    terms: `${english}
open-quote: ‘
close-quote: ’
open-inner-quote: “
close-inner-quote: ”
`,
    months: [englishMonths, 'Jan. Feb. Mar. Apr. May Jun. Jul. Aug. Sep. Oct. Nov. Dec.'],
    seasons: englishSeasons,
    date: { text: '{d} |{MMMM} |{y}', numeric: '{dd}/|{mm}/|{y}' },
  })
