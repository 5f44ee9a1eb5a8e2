import type { DateFormat } from './nodes.ts'

/** A word of a language in one form, https://docs.citationstyles.org/en/stable/specification.html#terms. */
export interface LocaleTerm {
  /** With hyphens for spaces. */
  name: string
  form: string
  /** The gender of what it is said of; empty where that makes no difference. */
  genderForm: string
  gender: string | undefined
  /** Which numbers an ordinal suffix is for. */
  match: string | undefined
  single: string
  multiple: string
}

/** The words and formats of a language, or those that a style has in their place. */
export interface LocaleParts {
  language: string | undefined
  terms: readonly LocaleTerm[]
  dates: readonly { form: string; format: DateFormat }[]
  punctuationInQuote: boolean | undefined
  limitDayOrdinalsToDay1: boolean | undefined
}
