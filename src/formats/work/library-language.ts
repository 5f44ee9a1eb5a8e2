import { entryOf } from '../../core/object.ts'
import { languageTagOf } from '../inveniordm/languages.ts'

/** Codes of ISO 639-2/B, which libraries use, that are not those of ISO 639-3: https://www.loc.gov/standards/iso639-2/. */
const bibliographic: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'alb:sqi arm:hye baq:eus bur:mya chi:zho cze:ces dut:nld fre:fra geo:kat ger:deu gre:ell ice:isl mac:mkd mao:mri may:msa ' +
    'per:fas rum:ron slo:slk tib:bod wel:cym'
  )
    .split(' ')
    .map(pair => pair.split(':') as [string, string]),
)

/** The BCP 47 tag of a language code of a library; any other text as it is. */
export const tagOfLibraryCode = (code: string): string =>
  /^[a-z]{3}$/i.test(code) ? languageTagOf(entryOf(bibliographic, code.toLowerCase()) ?? code.toLowerCase()) : code
