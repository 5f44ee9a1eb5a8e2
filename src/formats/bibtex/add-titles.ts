import { valueAt } from '../../pointer.ts'
import type { Held, Work } from '../work/index.ts'
import type { BibDialect } from './dialects.ts'
import type { Fields } from './fields.ts'
import { escapeTex } from './tex/escape.ts'
import { markupToTex } from './tex/markup.ts'
import { titleToTex } from './title.ts'

/** Adds `title`, and the subtitle: BibTeX has no field for it, so there it follows the title after a colon. */
export function addTitles({ title, subtitle, language, record }: Work, dialect: BibDialect, fields: Fields): void {
  if (title === undefined) return
  const texOf = ({ value, path }: Held): string => {
    const given = valueAt(record, path)
    return titleToTex(typeof given === 'string' ? given : value, fields.encoding, language?.value)
  }
  const main = texOf(title)
  const isOne = dialect.id === 'bibtex' && subtitle !== undefined
  fields.marked('title', title, valueAt(record, title.path), isOne ? `${main}: ${texOf(subtitle)}` : main)
  if (subtitle === undefined) return
  fields.account.carryPath([...subtitle.path.slice(0, -1), 'titleType'])
  if (isOne) fields.account.changed(subtitle.path, `${dialect.name} has no field for a subtitle; it follows the title.`)
  else fields.marked('subtitle', subtitle, valueAt(record, subtitle.path), texOf(subtitle))
}

/** Adds the abstract. */
export function addAbstract({ abstract, record }: Work, fields: Fields): void {
  if (abstract === undefined) return
  const given = valueAt(record, abstract.path)
  const { encoding } = fields
  const tex = given === abstract.value ? escapeTex(abstract.value, encoding) : markupToTex(String(given), encoding)
  fields.marked('abstract', abstract, given, tex)
  fields.account.carryPath([...abstract.path.slice(0, -1), 'descriptionType'])
}
