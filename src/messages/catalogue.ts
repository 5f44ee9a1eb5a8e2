/**
 * Texts by what they say in English. In both, `{name}` is a place for a value that is taken over as it is; `{name:list}` in the English
 * text is a place for one of the phrases of that list, which is said in the other language too.
 */
export type Texts = Readonly<Record<string, string>>

/** A rule in another language. */
export interface RuleTexts {
  /** One sentence that states what the rule requires. */
  summary: string
  /** Why it matters. */
  why: string
  /** The rule's messages, expected values and fix descriptions. */
  says: Texts
}

/** Everything that findings and pages of rules say, in one language other than English. */
export interface Catalogue {
  /** The code of the language: `de`. */
  language: string
  /** By id; a rule whose name is not here shares the texts of its family: `schema` or `registry`. */
  rules: Readonly<Record<string, RuleTexts>>
  /** The texts shared by the rules of a family, and findings about the input. */
  families: Readonly<Record<string, Texts>>
  /** Whole sentences that say why, advise or are added to others; each may follow any message. */
  sentences: Texts
  /** Whole sentences without places that may stand before any message, such as in what it was found. */
  openings?: Texts
  /** The phrases that stand in places of other texts, by the name of their list. */
  phrases: Readonly<Record<string, Texts>>
}
