import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite, Title } from '../../model/datacite.ts'
import { knownText } from '../../model/plain-text.ts'
import { textOf } from '../../model/view.ts'
import { resourceContradiction as messages } from '../compiled/rule-texts.ts'
import { eachObject } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('resource-contradiction', messages)

export const resourceContradiction: Rule = {
  id: 'resource-contradiction',
  severity: 'warning',
  isForExternal: true,
  check({ record, report }) {
    const { extras } = record
    if (!isObject(extras) || extras.format !== 'resource' || !isObject(extras.members)) return
    const { members } = extras
    const datacite = members['/datacite']
    if (datacite !== undefined && datacite !== null && !isObject(datacite))
      report({ path: ['datacite'], message: say('noObject', { datacite: shorten(datacite) }), actual: datacite })
    for (const { field, read, sameAs = (text: string) => text } of compared) {
      const stated = knownText(textOf(members[`/${field}`]))
      const given = stated === '' ? [] : read(record).filter(({ text }) => text !== '')
      const [first] = given
      if (first === undefined || given.some(({ text }) => sameAs(text) === sameAs(stated))) continue
      const values = { field, stated: shorten(stated), given: shorten(first.text) }
      report({ path: first.path, message: say('differs', values), suggestions: [stated] })
    }
  },
}

/** A metadata value and its place. */
interface Given {
  text: string
  path: Path
}

/** A field of a Resource, the metadata values that it repeats, and the form used for comparison. */
interface Compared {
  field: string
  read(record: Datacite): Given[]
  sameAs?(text: string): string
}

const one = (value: unknown, ...path: string[]): Given[] => [{ text: knownText(textOf(value)), path }]

const compared: readonly Compared[] = [
  {
    field: 'doi',
    read: ({ doi }) => one(doi, 'doi'),
    sameAs: text => doiKey(parseDoi(text) ?? text),
  },
  { field: 'title', read: titlesOf },
  { field: 'publisher', read: ({ publisher }) => one(publisher?.name, 'publisher', 'name') },
  { field: 'publication_year', read: ({ publicationYear }) => one(publicationYear, 'publicationYear') },
  {
    field: 'version',
    read: ({ version }) => one(version, 'version'),
    sameAs: text => text.replace(/^v(?:ersion)?[.:]?\s{0,9}(?=\d)/i, '').toLowerCase(),
  },
]

function titlesOf({ titles }: Datacite): Given[] {
  const found: Given[] = []
  eachObject<Title>(titles, ({ title }, index) => {
    found.push({ text: knownText(textOf(title)), path: ['titles', index, 'title'] })
  })
  return found
}
