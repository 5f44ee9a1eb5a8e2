import type { LocaleParts } from '../../processor/nodes.ts'
import { locale } from '../make-locale.ts'
import { english, englishMonths, englishSeasons, englishShortMonths } from './english.ts'

/** British English. */
export const enGB = (): LocaleParts =>
  locale('en-GB', {
    // What ends in the last letter of a word has no period.
    terms: `${english
      .replace(/(?<=\|[a-z. &]{1,20}s)\.(?=[;\n])/g, '')
      .replace('ed. & trans.|eds. & trans', 'ed. & trans.|eds & trans.')
      .replace('edition|editions; short ed.|eds', 'edition|editions; short edn|edns')
      .replace('short sec.|secs', 'short sect.|sects')
      .replaceAll('short chap.|chaps', 'short ch.|chs')
      .replaceAll('short bk.|bks', 'short bk|bks')
      .replaceAll('short pt.|pts', 'short pt|pts')
      .replace('short ill.|ills', 'short illus.')
      .replace('dataset|datasets', 'data set|data sets')
      .replace('webpage|webpages', 'web page|web pages')}
open-quote: ‘
close-quote: ’
open-inner-quote: “
close-inner-quote: ”
`,
    months: [englishMonths, englishShortMonths],
    seasons: englishSeasons,
    date: { text: '{d} |{MMMM} |{y}', numeric: '{dd}/|{mm}/|{y}' },
  })
