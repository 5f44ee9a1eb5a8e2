import { parseDoi } from '../../identifiers/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { withCited } from '../work/cited.ts'
import { addFurtherNumbers } from '../work/further-numbers.ts'
import { containerItem } from './container.ts'
import { issuedIn, type Metas } from './metas.ts'

/** The record that the PRISM elements of a page give: https://www.w3.org/submissions/2020/SUBM-prism-20200910/. */
export function readPrism(metas: Metas): Datacite {
  const title = metas.text('prism.publicationname')
  const doi = metas.text('prism.doi')
  const [printed, electronic, isbn] = [metas.text('prism.issn'), metas.text('prism.eissn'), metas.text('prism.isbn')]
  const issn = printed ?? electronic
  const [volume, issue] = [metas.text('prism.volume'), metas.text('prism.number', 'prism.issueidentifier')]
  const [firstPage, lastPage] = [metas.text('prism.startingpage'), metas.text('prism.endingpage')]
  const subjects = metas.texts('prism.keyword').map(subject => ({ subject }))
  const rights = metas.texts('prism.copyright').map(text => ({ rights: text }))
  const record: Datacite = {
    ...(doi !== undefined && { doi: parseDoi(doi) ?? doi }),
    ...issuedIn(metas.text('prism.publicationdate', 'prism.coverdate', 'prism.onlinedate')),
    ...(subjects.length > 0 && { subjects }),
    ...(rights.length > 0 && { rightsList: rights }),
    ...(title !== undefined && {
      relatedItems: [containerItem({ type: 'Journal', title, issn, isbn, volume, issue, firstPage, lastPage })],
    }),
  }
  if (title !== undefined && printed !== undefined && electronic !== undefined && electronic !== printed)
    addFurtherNumbers(record, [{ number: electronic, type: 'EISSN' }])
  return withCited(record, { URL: metas.text('prism.url') }, 'html')
}
