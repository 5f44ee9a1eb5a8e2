import { entryOf } from '../../../../core/object.ts'
import type {
  ContributorType,
  DateType,
  DescriptionType,
  RelationType,
  ResourceTypeGeneral,
} from '../../../../kernel/vocabularies/index.ts'

/** The terms of the kernel that pages show, in one language; a test says which of them a new kernel adds. */
export type Terms = Readonly<
  Partial<Record<ContributorType | DateType | DescriptionType | RelationType | ResourceTypeGeneral, string>>
>

/** Writes terms by a table; what is not in it, which a record may have made up, in its own words. */
export const translated =
  (terms: Readonly<Record<string, string | undefined>>) =>
  (term: string): string =>
    entryOf(terms, term) ?? wordsOfTerm(term)

/** Writes a term of the kernel as words: `IsNewVersionOf` gives `Is new version of`, `JournalArticle` `Journal article`. */
export function wordsOfTerm(term: string): string {
  const words = term.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').split(' ')
  return words.map((word, place) => (place === 0 || /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase())).join(' ')
}
