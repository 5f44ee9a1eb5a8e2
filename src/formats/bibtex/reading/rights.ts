import type { Rights } from '../../../model/datacite.ts'
import { licenceAt } from '../../work/licences.ts'
import { schemeAddress } from '../../work/scheme-address.ts'
import type { SourceFields } from './source-fields.ts'

/** The licence of `copyright` and `license`, either of which may be its address. */
export function readEntryRights(fields: SourceFields): Rights[] {
  const [copyright, license] = [fields.text('copyright'), fields.text('license')]
  if (copyright === undefined && license === undefined) return []
  const address = [copyright, license].find(text => text !== undefined && /^https?:\/\/\S+$/i.test(text))
  const [rights, identifier] = [copyright, license].map(text => (text === address ? undefined : text))
  const known = address === undefined ? undefined : licenceAt(address)
  const schemeUri = schemeAddress('SPDX')
  const entry: Rights = {
    ...(rights !== undefined && { rights }),
    ...(address !== undefined && { rightsUri: address }),
    ...(identifier !== undefined && { rightsIdentifier: identifier }),
    ...(identifier === undefined &&
      known !== undefined && {
        rightsIdentifier: known.id,
        rightsIdentifierScheme: 'SPDX',
        ...(schemeUri !== undefined && { schemeUri }),
      }),
  }
  return Object.keys(entry).length === 0 ? [] : [entry]
}
