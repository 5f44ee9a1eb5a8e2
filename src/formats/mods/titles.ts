import { vocabularies } from '../../kernel/index.ts'
import type { Title } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { type Account, citedOf, entriesOf, type Found, memberText } from '../work/index.ts'
import type { ElementReader } from '../work/reading/element-reader.ts'
import { addTo } from '../work/reading/record-lists.ts'
import type { ModsPart } from './part-types.ts'

const types: readonly (readonly [type: string, titleType: NonNullable<Title['titleType']>])[] = [
  ['alternative', 'AlternativeTitle'],
  ['translated', 'TranslatedTitle'],
  ['uniform', 'AlternativeTitle'],
  ['abbreviated', 'AlternativeTitle'],
]

/** Returns the title in an element, including the leading article (`nonSort`) and the number and name of the part. */
export function titleIn(info: ElementReader): string | undefined {
  const [article, title] = [info.text('nonSort'), info.text('title')]
  const part = [info.text('partNumber'), info.text('partName')].filter(Boolean).join(', ')
  const whole = [/['’-]$/.test(article ?? '') ? `${article}${title}` : [article, title].filter(Boolean).join(' '), part]
  return whole.filter(Boolean).join('. ') || undefined
}

/** Writes a subtitle, with its language only if different from `lang`, the language of the surrounding element. */
export function subTitleBlock(subtitle: Found, lang: string | undefined, account: Account): Block {
  const own = memberText(subtitle.within as Found<Title>, 'lang')
  if (own !== undefined) account.carry(own)
  return element('subTitle', { 'xml:lang': own?.value === lang ? undefined : own?.value }, account.carry(subtitle))
}

/** Reads and writes titles and subtitles. The element of a title contains its subtitle. */
export const titleInfos: ModsPart = {
  read(mods, { record, cited }) {
    const found = mods.children('titleInfo').map(info => ({ info, type: info.attribute('type') }))
    for (const { info, type } of found) {
      info.attribute('usage')
      if (type === 'abbreviated' && cited['title-short'] === undefined) {
        cited['title-short'] = titleIn(info)
        continue
      }
      const lang = info.lang ?? info.attribute('lang')
      const title = titleIn(info)
      const own = info.child('subTitle').lang
      const subtitle = info.text('subTitle')
      const titleType = types.find(([name]) => name === type)?.[1] ?? typeNamed(info)
      const language = lang === undefined ? {} : { lang }
      const isMain = titleType === undefined
      if (title !== undefined) addTo(record, 'titles', { title, ...(titleType && { titleType }), ...language })
      if (subtitle !== undefined)
        addTo(record, 'titles', {
          title: subtitle,
          titleType: isMain ? 'Subtitle' : 'Other',
          ...(own === undefined ? language : { lang: own }),
        })
    }
  },
  write({ work, account }) {
    const { title, subtitle, record } = work
    const all = entriesOf<Title>(record.titles, ['titles'])
    const within = subtitle !== undefined && String(subtitle.path) !== String(title?.path) ? subtitle : undefined
    const blocks = all.flatMap(entry => {
      const text = memberText(entry, 'title')
      if (text === undefined || String(text.path) === String(within?.path)) return []
      const isMain = String(text.path) === String(title?.path)
      const type = types.find(([, known]) => known === entry.value.titleType)?.[0]
      if (!isMain) account.carryPath(entry.at('titleType'))
      const lang = account.carryAny(memberText(entry, 'lang'))
      const otherType = type === undefined && !isMain ? textOf(entry.value.titleType) || undefined : undefined
      const inner = isMain && within !== undefined ? [subTitleBlock(within, lang, account)] : []
      if (inner.length > 0) account.carryPath([...(within?.path.slice(0, -1) ?? []), 'titleType'])
      return [
        element('titleInfo', { type: isMain ? undefined : type, otherType, 'xml:lang': lang }, [
          element('title', {}, account.carry(text)),
          ...inner,
        ]),
      ]
    })
    const short = citedOf(record, 'title-short')
    if (short === undefined) return blocks
    return [...blocks, element('titleInfo', { type: 'abbreviated' }, [element('title', {}, account.carry(short))])]
  },
}

function typeNamed(info: ElementReader): Title['titleType'] {
  const name = info.attribute('otherType')
  return name !== undefined && Object.hasOwn(vocabularies.titleType, name) ? (name as Title['titleType']) : undefined
}
