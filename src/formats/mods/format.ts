import { sampleText } from '../../datacite/read/text-sample.ts'
import type { Datacite, RelatedIdentifier, RelatedItem } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { elementsOf, placesOfElements, readXml, type XmlElement } from '../../text/xml/read.ts'
import { type Block, element, xmlDocument } from '../../text/xml/write.ts'
import { xmlParts } from '../document-parts.ts'
import type { OtherFormat, ReadResult, WriteOptions, WriteResult } from '../format.ts'
import { modsRow } from '../table.ts'
import { withCited } from '../work/cited-members.ts'
import { type Account, entriesOf, memberText, workOf, writeEach } from '../work/index.ts'
import { loseKept, withKept } from '../work/losses/write-each.ts'
import { ElementReader } from '../work/reading/element-reader.ts'
import { isMods, modsNamespace } from './detect.ts'
import { identifierTypeOf } from './identifier-types.ts'
import { identifiers, location, rights, sayMods } from './links.ts'
import { names } from './names.ts'
import { origin } from './origin.ts'
import { ownPart, readOwnPart } from './own-part.ts'
import type { ModsDraft, ModsPart } from './part-types.ts'
import { originalBlocks } from './related/original.ts'
import { readRelatedItem } from './related/read-related.ts'
import { relationAttributes } from './related/relations.ts'
import { itemBlock, seriesBlocks } from './related/write-related.ts'
import { descriptions, language, physical, subjects } from './texts.ts'
import { titleInfos } from './titles.ts'
import { kernelGenre, types } from './types.ts'

const related: ModsPart = {
  read(mods, draft) {
    const { record, cited } = draft
    for (const found of mods.children('relatedItem')) readRelatedItem(found, draft)
    for (const part of mods.children('part')) readOwnPart(part, record, cited)
  },
  write(writing) {
    const { work, account } = writing
    const items = entriesOf<RelatedItem>(work.record.relatedItems, ['relatedItems']).map(entry =>
      itemBlock(entry, writing),
    )
    const links = entriesOf<RelatedIdentifier>(work.record.relatedIdentifiers, ['relatedIdentifiers']).flatMap(
      entry => {
        const held = memberText(entry, 'relatedIdentifier')
        if (held === undefined) return []
        const relation = relationAttributes(entry, account)
        const type = textOf(entry.value.relatedIdentifierType)
        account.carryPath(entry.at('relatedIdentifierType'))
        const general = account.carryAny(memberText(entry, 'resourceTypeGeneral'))
        return [
          element('relatedItem', relation, [
            ...kernelGenre(general),
            element('identifier', { type: identifierTypeOf(type) }, account.carry(held)),
          ]),
        ]
      },
    )
    return [...items, ...originalBlocks(writing), ...seriesBlocks(writing), ...links, ...ownPart(writing)]
  },
}

const named = { id: 'mods', name: 'MODS' } as const

const namespaces = { xmlns: modsNamespace, 'xmlns:xlink': 'http://www.w3.org/1999/xlink' }

/** MODS 3 (https://www.loc.gov/standards/mods/). Any version is read, inside any envelope; version 3.7 is written. */
export const mods: OtherFormat<'mods', 'detect' | 'read' | 'write' | 'writeAll'> = {
  ...modsRow,
  detect: (text, sample = sampleText(text)) => isMods(sample),
  read: readMods,
  places: text => placesOfElements(text, recordsIn),
  write: (record, options) => writeMods([record], options),
  writeAll: writeMods,
  parts: xmlParts(
    inner => element('modsCollection', namespaces, [inner]),
    1,
    (record, options) => writeEach([record], named, options, (one, account) => modsBlock(one, account, {})),
  ),
}

/**
 * The parts of a record in the order in which they are read and written. `types` precedes `origin`, because the general
 * type determines how an edition is read.
 */
const parts: readonly ModsPart[] = [
  titleInfos,
  names,
  types,
  origin,
  language,
  physical,
  descriptions,
  subjects,
  related,
  identifiers,
  location,
  rights,
]

function readMods(text: string): ReadResult {
  const xml = readXml(text)
  if (!xml.ok) return xml
  const records = recordsIn(xml.root).map(recordOfMods)
  if (records.length > 0) return { ok: true, records, diagnostics: [] }
  const message = sayMods('noMods', { root: xml.root.name, namespace: modsNamespace })
  return { ok: false, diagnostics: [xml.error(xml.root, 'schema/unrecognised', message)] }
}

const recordsIn = (element: XmlElement): XmlElement[] =>
  element.local === 'mods' ? [element] : elementsOf(element).flatMap(recordsIn)

function recordOfMods(element: XmlElement): Datacite {
  const reader = new ElementReader(element)
  const draft: ModsDraft = { record: {}, cited: {} }
  for (const name of ['version', 'ID']) reader.attribute(name)
  reader.leave('recordInfo')
  for (const part of parts) part.read(reader, draft)
  return withKept(withCited(draft.record, draft.cited, named.id), named.id, reader.rest())
}

function writeMods(records: readonly Datacite[], options?: WriteOptions): WriteResult {
  const isList = records.length !== 1
  const { written, losses } = writeEach(records, named, options, (record, account) =>
    modsBlock(record, account, isList ? {} : namespaces),
  )
  const [only] = written
  const root = only !== undefined && !isList ? only : element('modsCollection', namespaces, written)
  return { text: xmlDocument(root, options?.pretty), losses }
}

function modsBlock(record: Datacite, account: Account, declared: Readonly<Record<string, string>>): Block {
  const work = workOf(record)
  const blocks = parts.flatMap(part => part.write({ work, account }))
  loseKept(record, named, account)
  // The schema requires at least one element.
  return element('mods', { ...declared, version: '3.7' }, blocks.length === 0 ? [element('titleInfo')] : blocks)
}
