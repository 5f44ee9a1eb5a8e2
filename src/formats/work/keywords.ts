import type { Datacite, Subject } from '../../model/datacite.ts'
import { Found, type Where } from './held.ts'
import { mapEntries, statedText } from './text.ts'

/** The text of a subject (6), and the subject that it is of. */
export class Keyword extends Found {
  readonly entry: Found<Subject>

  constructor(text: string, entry: Found<Subject>) {
    super(text, entry, 'subject')
    this.entry = entry
  }

  /** As the record has it. */
  get subject(): Subject {
    return this.entry.value
  }
}

/** The subjects of a record that have a text. */
export function keywordsOf({ subjects }: Datacite): Keyword[] {
  const where: Where = ['subjects']
  return mapEntries<Subject, Keyword>(subjects, (value, step) => {
    const text = statedText(value.subject)
    return text === '' ? undefined : new Keyword(text, new Found(value, where, step))
  })
}
