import { asReferences } from '../../../core/strings.ts'
import type { Run, Runs } from '../runs.ts'
import { partsByDirection } from './direction.ts'
import type { Layer } from './layers.ts'
import { isolated } from './layers.ts'
import { oneLine, type Writer, withoutControls } from './writer.ts'

const escapeDocx = (text: string): string => asReferences(withoutControls(text).replace(/[ \t\n\r\u2028\u2029]+/g, ' '))

/** The run properties of each layer, in the order of CT_RPr, ECMA-376 part 1, 17.3.2.28. */
const properties: readonly (readonly [layer: Exclude<Layer, 'link'>, value: string, element: string])[] = [
  ['bold', 'true', '<w:b/>'],
  ['italic', 'true', '<w:i/>'],
  ['smallCaps', 'true', '<w:smallCaps/>'],
  ['underline', 'true', '<w:u w:val="single"/>'],
  ['position', 'super', '<w:vertAlign w:val="superscript"/>'],
  ['position', 'sub', '<w:vertAlign w:val="subscript"/>'],
  ['direction', 'rtl', '<w:rtl/>'],
]

/**
 * Splits runs with a direction by the direction of their words, because the property for right-to-left text must not
 * apply to left-to-right words.
 */
function byDirection(runs: Runs): Run[] {
  const parted: Run[] = []
  for (let start = 0; start < runs.length; ) {
    const direction = runs[start]?.direction
    let end = start + 1
    while (end < runs.length && runs[end]?.direction === direction) end++
    const own = runs.slice(start, end)
    parted.push(...(direction === undefined ? own : inDirection(own, direction)))
    start = end
  }
  return parted
}

/** Splits runs by direction. Runs with words of both directions are enclosed in directional isolates. */
function inDirection(runs: Runs, direction: 'ltr' | 'rtl'): Run[] {
  const parts = runs.flatMap(run =>
    partsByDirection(run.text, direction).map((text, at): Run => {
      const { direction: _, ...others } = run
      const isRtl = (direction === 'rtl') === (at % 2 === 0)
      return isRtl ? { ...others, text, direction: 'rtl' } : { ...others, text }
    }),
  )
  if (parts.length === runs.length) return parts
  const [open = '', close = ''] = isolated(direction, ' ').split(' ')
  return parts.map((part, at) => ({
    ...part,
    text: (at === 0 ? open : '') + part.text + (at === parts.length - 1 ? close : ''),
  }))
}

function runElement(run: Run): string {
  const text = escapeDocx(run.text)
  if (text === '') return ''
  const set = properties.filter(([layer, value]) => String(run[layer]) === value).map(([, , element]) => element)
  const around = set.length === 0 ? '' : `<w:rPr>${set.join('')}</w:rPr>`
  return `<w:r>${around}<w:t xml:space="preserve">${text}</w:t></w:r>`
}

const fieldCharacter = (kind: 'begin' | 'separate' | 'end'): string => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`

/**
 * Writes a link as a complex field, because `w:hyperlink` needs a relationship in another part of the file for a URL.
 * Pandoc drops the content of the shorter `w:fldSimple`.
 */
function field(address: string, inner: string): string {
  const safe = address.replace(/["\\]/g, encodeURIComponent)
  const target = safe.startsWith('#') ? `\\l "${safe.slice(1)}"` : `"${safe}"`
  const instruction = `<w:r><w:instrText xml:space="preserve">${escapeDocx(` HYPERLINK ${target} `)}</w:instrText></w:r>`
  return fieldCharacter('begin') + instruction + fieldCharacter('separate') + inner + fieldCharacter('end')
}

/**
 * Writes WordprocessingML, the XML of Word files (ECMA-376), in the direction of the language.
 *
 * A citation consists of runs to insert in a `w:p`; a bibliography consists of one `w:p` per entry, to insert in a
 * `w:body`. The prefix `w` is that of http://schemas.openxmlformats.org/wordprocessingml/2006/main.
 */
export const docxWriter = (links: boolean, direction: 'ltr' | 'rtl'): Writer => ({
  inline(runs) {
    const line = byDirection(oneLine(runs))
    let written = ''
    for (let start = 0; start < line.length; ) {
      const link = line[start]?.link
      let end = start + 1
      while (end < line.length && line[end]?.link === link) end++
      const inner = line.slice(start, end).map(runElement).join('')
      written += links && link !== undefined && inner !== '' ? field(link, inner) : inner
      start = end
    }
    return written
  },
  whole: entries => {
    const begin = direction === 'rtl' ? '<w:p><w:pPr><w:bidi/></w:pPr>' : '<w:p>'
    return entries.map(entry => `${begin}${entry}</w:p>\n`).join('')
  },
})
