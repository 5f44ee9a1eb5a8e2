import type { Datacite } from '../../../model/datacite.ts'
import { tagOfBabel } from '../languages.ts'
import type { SourceFields } from './source-fields.ts'

/** The language (9), from the name that babel has for it or from a tag. */
export function readLanguage(fields: SourceFields): Pick<Datacite, 'language'> {
  const field = fields.peek('langid') === undefined ? 'language' : 'langid'
  const name = fields.text(field)
  if (name === undefined) return {}
  const tag = tagOfBabel(name)
  if (/^(?:[a-z]{2,3}|[xi])(?:-[a-z0-9]{1,8})*$/i.test(tag)) return { language: tag }
  fields.leave(field)
  return {}
}
