import type { Datacite } from '../../model/datacite.ts'
import { together } from '../foreign/together.ts'
import type { Format, ReadResult, WriteResult } from '../format.ts'
import { keptTags, keptType } from '../reference/extras.ts'
import { readTagged } from '../reference/lines.ts'
import { referenceOf } from '../reference/write.ts'
import { resourceTypeNames } from '../resource-types.ts'
import { isList } from '../ris/tags.ts'
import { joinPages } from './pages.ts'
import { tags } from './tags.ts'
import { endnoteTarget } from './types.ts'

/** EndNote's tagged text: `%0 Dataset`, a tag a line, an empty line between references. */
export const endnote: Format = {
  id: 'endnote',
  name: 'EndNote tagged text',
  mediaTypes: ['application/x-endnote-refer'],
  extensions: ['.enw'],
  detect: text => /^\ufeff?\s{0,200}%0 /.test(text.slice(0, 1000)),
  read: readEnw,
  write: record => writeEnw([record]),
  writeAll: writeEnw,
}

function readEnw(text: string): ReadResult {
  return readTagged(text, {
    target: endnoteTarget,
    first: '%0',
    parse(line) {
      const [, tag, value = ''] = /^\ufeff?[ \t]{0,4}(%[^\s\w]|%[\dA-Za-z])(?:[ \t](.*))?$/.exec(line) ?? []
      return tag === undefined ? undefined : { tag: /[a-z]/.test(tag) ? tag.toUpperCase() : tag, value: value.trim() }
    },
    fields: tags,
    isList,
    typeOf: value => value.trim(),
    usualType: general => resourceTypeNames(general).endnote,
  })
}

function writeEnw(records: readonly Datacite[]): WriteResult {
  const written = records.map(record => {
    const kept = keptType(record, endnoteTarget)
    const { work, values, losses } = referenceOf(record, endnoteTarget, ({ types }) => kept ?? types.endnote)
    const isArticle = (kept ?? work.types.endnote) === 'Journal Article'
    const lines = joinPages(values).map(([field, value]) =>
      line(field === 'container' && !isArticle ? '%B' : (tags[field][0] ?? ''), value),
    )
    const extras = keptTags(record, 'endnote').flatMap(([tag, texts]) =>
      /^%[!-~]$/.test(tag) ? texts.map(text => line(tag, text)) : [],
    )
    return { text: [line('%0', kept ?? work.types.endnote), ...lines, ...extras, ''].join('\n'), losses }
  })
  return { text: written.map(({ text }) => text).join('\n'), losses: together(written) }
}

const line = (tag: string, value: string): string => `${tag} ${value.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')}`
