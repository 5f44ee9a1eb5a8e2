import { extrasFor } from '../../datacite/writing/extras.ts'
import type { Datacite, Rights } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { type Account, entriesOf, type Held, heldText } from '../work/index.ts'

/**
 * Writes licences: an SPDX licence by its id alone, because InvenioRDM knows the rest and takes nothing beside it; any other by title
 * and address. What InvenioRDM itself said beside an id is kept.
 */
export function writeRights(record: Datacite, account: Account): unknown[] {
  const isOwn = extrasFor(record, 'inveniordm') !== undefined
  return entriesOf<Rights>(record.rightsList, ['rightsList']).flatMap(entry => writeOne(entry, isOwn, account))
}

function writeOne({ value, path }: Held<Rights>, isOwn: boolean, account: Account): unknown[] {
  const text = heldText(value.rights, [...path, 'rights'])
  const uri = heldText(value.rightsUri, [...path, 'rightsUri'])
  const identifier = heldText(value.rightsIdentifier, [...path, 'rightsIdentifier'])
  const isSpdx = /^spdx$/i.test(textOf(value.rightsIdentifierScheme)) || /spdx\.org/.test(textOf(value.schemeUri))
  const id =
    identifier !== undefined && isSpdx ? account.carry(identifier.as(identifier.value.toLowerCase())) : undefined
  if (id !== undefined) for (const name of ['rightsIdentifierScheme', 'schemeUri']) account.carryPath([...path, name])
  if (id !== undefined && !isOwn) return [{ id }]
  const title = text === undefined ? undefined : titleOf(text, { value, path }, isSpdx, account)
  if (id !== undefined)
    return [{ id, ...title, props: { ...(uri !== undefined && { url: account.carry(uri) }), scheme: 'spdx' } }]
  const link = uri !== undefined && /^https?:\/\/[^\s/]/.test(uri.value) ? account.carry(uri) : undefined
  if (title !== undefined) return [{ ...title, ...(link !== undefined && { link }) }]
  if (uri === undefined) return []
  const message = 'InvenioRDM requires the name of a licence; its address is written.'
  account.invented([...path, 'rights'], message, uri.value)
  account.invented([...path, 'lang'], message, 'en')
  if (link === undefined) account.changed(uri, message)
  return [{ title: { en: uri.value }, ...(link !== undefined && { link }) }]
}

/** The name of a licence under its language, which InvenioRDM requires. */
function titleOf(text: Held, { value, path }: Held<Rights>, isSpdx: boolean, account: Account): { title: object } {
  const lang = heldText(value.lang, [...path, 'lang'])
  const key = lang?.value.split('-')[0] ?? 'en'
  if (lang !== undefined && lang.value === key) account.carry(lang)
  // The names of SPDX licences are in English.
  if (lang === undefined && !isSpdx)
    account.invented([...path, 'lang'], `InvenioRDM requires the language of "${text.value}"; "en" is written.`, 'en')
  return { title: { [key]: account.carry(text) } }
}
