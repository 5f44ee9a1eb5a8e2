import type { Datacite, Rights } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { type Account, entriesOf, type Held, heldText } from '../work/index.ts'

/** Writes licences: an SPDX licence by its id, which InvenioRDM has in its vocabulary, any other by title and URL. */
export const writeRights = (record: Datacite, account: Account): unknown[] =>
  entriesOf<Rights>(record.rightsList, ['rightsList']).flatMap(entry => writeOne(entry, account))

function writeOne({ value, path }: Held<Rights>, account: Account): unknown[] {
  const text = heldText(value.rights, [...path, 'rights'])
  const uri = account.carryAny(heldText(value.rightsUri, [...path, 'rightsUri']))
  const identifier = heldText(value.rightsIdentifier, [...path, 'rightsIdentifier'])
  const isSpdx = /^spdx$/i.test(textOf(value.rightsIdentifierScheme)) || /spdx\.org/.test(textOf(value.schemeUri))
  const lang = heldText(value.lang, [...path, 'lang'])
  const key = lang?.value.split('-')[0] ?? 'en'
  if (text !== undefined && lang !== undefined && lang.value === key) account.carry(lang)
  // The names of SPDX licences are in English.
  if (lang === undefined && text !== undefined && !isSpdx)
    account.invented([...path, 'lang'], `InvenioRDM requires the language of "${text.value}"; "en" is written.`, 'en')
  const title = text === undefined ? {} : { title: { [key]: account.carry(text) } }
  if (identifier !== undefined && isSpdx) {
    for (const name of ['rightsIdentifierScheme', 'schemeUri']) account.carryPath([...path, name])
    const id = account.carry(identifier.as(identifier.value.toLowerCase()))
    return [{ id, ...title, props: { ...(uri !== undefined && { url: uri }), scheme: 'spdx' } }]
  }
  return text === undefined && uri === undefined ? [] : [{ ...title, ...(uri !== undefined && { link: uri }) }]
}
