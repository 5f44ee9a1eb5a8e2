import { tagOfBabel } from '../bibtex/languages.ts'
import type { Account, Work } from '../work/index.ts'
import { tagOfLibraryCode } from '../work/library-language.ts'

/** The language of a code of libraries or a name, as databases write them: `eng`, `English`. */
export const languageIn = (text: string): string => tagOfLibraryCode(tagOfBabel(text))

/** Tells where {@link languageIn} does not give a language back. */
export function tellLanguage({ language }: Work, account: Account): void {
  const read = language && languageIn(language.value)
  if (language !== undefined && read !== language.value)
    account.changed(language, `"${language.value}" is read as "${read}".`)
}
