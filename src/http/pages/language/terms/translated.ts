import type {
  ContributorType,
  DateType,
  DescriptionType,
  RelationType,
  ResourceTypeGeneral,
} from '../../../../kernel/vocabularies/index.ts'
import { wordsOfTerm } from '../../words.ts'

/** The terms of the kernel that pages show, in one language. */
export type Terms = Readonly<
  Record<ContributorType | DateType | DescriptionType | RelationType | ResourceTypeGeneral, string>
>

/** Writes terms by a table; what is not in it, which a record may have made up, as words of its own. */
export const translated =
  (terms: Terms) =>
  (term: string): string =>
    Object.hasOwn(terms, term) ? terms[term as keyof Terms] : wordsOfTerm(term)
