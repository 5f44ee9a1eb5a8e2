import type { Found, Work } from '../work/index.ts'
import type { BibDialect } from './dialects.ts'
import type { EntryFields } from './fields.ts'
import { escapeTex } from './tex/escape.ts'
import { markupToTex } from './tex/markup.ts'
import { titleToTex } from './title.ts'

/** Adds `title`, and the subtitle: BibTeX has no field for it, so there it follows the title after a colon. */
export function addTitles({ title, subtitle, language }: Work, dialect: BibDialect, fields: EntryFields): void {
  if (title === undefined) return
  const texOf = ({ value, given }: Found): string =>
    titleToTex(typeof given === 'string' ? given : value, fields.encoding, language?.value)
  const main = texOf(title)
  const isOne = dialect.id === 'bibtex' && subtitle !== undefined
  fields.marked('title', title, isOne ? `${main}: ${texOf(subtitle)}` : main)
  if (subtitle === undefined) return
  fields.account.carryPath(subtitle.beside('titleType'))
  if (isOne) fields.account.changed(subtitle, `${dialect.name} has no field for a subtitle; it follows the title.`)
  else fields.marked('subtitle', subtitle, texOf(subtitle))
}

/** Adds the abstract. */
export function addAbstract({ abstract }: Work, fields: EntryFields): void {
  if (abstract === undefined) return
  const { given, value } = abstract
  const { encoding } = fields
  fields.marked(
    'abstract',
    abstract,
    given === value ? escapeTex(value, encoding) : markupToTex(String(given), encoding),
  )
  fields.account.carryPath(abstract.beside('descriptionType'))
}
