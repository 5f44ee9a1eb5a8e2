import { localePartsOf } from '../../../../src/citation/csl/processor/compile/locale-xml.ts'
import { Locale } from '../../../../src/citation/csl/processor/locale-words.ts'
import { readXml, type XmlElement } from '../../../../src/text/xml/read.ts'

/** Returns the root of an XML text. */
export function rootOf(xml: string): XmlElement {
  const read = readXml(xml)
  if (!read.ok) throw new Error(read.diagnostics[0]?.message)
  return read.root
}

const element = (inside: string, language = ''): string =>
  `<locale xmlns="http://purl.org/net/xbiblio/csl"${language && ` xml:lang="${language}"`}>${inside}</locale>`

/**
 * Creates a locale whose file contains the elements `inside`. These override the elements of en-US, and the elements of
 * the style override both.
 */
export function localeOf(
  inside: string,
  { language = 'en-US', english = '', ofStyle = [] as readonly (readonly [language: string, inside: string])[] } = {},
): Locale {
  const file = (content: string, tag: string) => ({ parts: localePartsOf(rootOf(element(content, tag))) })
  const files = new Map([[language, file(inside, language)]])
  if (language !== 'en-US') files.set('en-US', file(english, 'en-US'))
  return new Locale(
    { language, files },
    ofStyle.map(([tag, content]) => localePartsOf(rootOf(element(content, tag)))),
  )
}
