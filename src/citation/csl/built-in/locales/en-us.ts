import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'
import { english, englishMonths, englishSeasons, englishShortMonths } from './english.ts'

/** American English, on which every locale builds. */
export const enUS = (): LocaleParts =>
  locale('en-US', {
    terms: `${english}
open-quote: “
close-quote: ”
open-inner-quote: ‘
close-inner-quote: ’
`,
    months: [englishMonths, englishShortMonths],
    seasons: englishSeasons,
    date: { text: '{MMMM} |{d}, |{y}', numeric: '{mm}/|{dd}/|{y}' },
    punctuationInQuote: true,
  })
