import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { StyleSource } from '../../../src/citation/csl/index.ts'
import { readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'

const root = fileURLToPath(new URL('../../../fixtures/datacite-rest/', import.meta.url))

/** Every record of the fixtures in `datacite-rest`, with the name of its file without the extension. */
export const fixtures: readonly { name: string; record: Datacite }[] = readdirSync(root).flatMap(file =>
  readRecords(readFileSync(root + file, 'utf8')).records.map(({ record }) => ({
    name: file.replace(/\.\w+$/, ''),
    record,
  })),
)

/** Returns the first record of a fixture. Throws if there is no such fixture. */
export function fixture(name: string): Datacite {
  const found = fixtures.find(one => one.name === name)
  if (found === undefined) throw new Error(`There is no fixture ${name}.`)
  return found.record
}

const folder = '/usr/share/citation-style-language'

/** True if Debian's styles and locales are installed. Without them, tests use the styles of plugin-csl. */
export const hasDebianStyles =
  existsSync(`${folder}/styles/apa.csl`) && existsSync(`${folder}/locales/locales-ja-JP.xml`)

/** A cache of file contents, because every citation requests its style and locale again. */
const texts = new Map<string, string | undefined>()

function textAt(path: string): string | undefined {
  if (!texts.has(path)) texts.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  return texts.get(path)
}

/** Returns the styles and locales of a folder as a source, empty if the folder is missing. */
export const folderSource = (root: string): StyleSource => ({
  style: id => textAt(`${root}/styles/${id}.csl`) ?? textAt(`${root}/styles/dependent/${id}.csl`),
  locale: language => textAt(`${root}/locales/locales-${language}.xml`),
  list: () => ({
    styles: existsSync(`${root}/styles`) ? readdirSync(`${root}/styles`).map(file => file.replace('.csl', '')) : [],
    locales: existsSync(`${root}/locales`)
      ? readdirSync(`${root}/locales`).map(file => file.slice('locales-'.length, -4))
      : [],
  }),
})

/** Debian's styles and locales; empty if they are not installed. */
export const debian: StyleSource = folderSource(folder)

/** The styles that users request most often or, if Debian's styles are not installed, the styles of plugin-csl. */
export const namedStyles = hasDebianStyles
  ? [
      'apa',
      'chicago-author-date',
      'chicago-note-bibliography',
      'harvard-cite-them-right',
      'ieee',
      'modern-language-association',
      'nature',
      'vancouver',
      'american-medical-association',
      'american-chemical-society',
    ]
  : ['apa', 'vancouver', 'harvard1']

const textsOfPlugin = (name: 'styles' | 'locales'): Record<string, string> =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`@citation-js/plugin-csl/lib/${name}.json`), 'utf8'))

/** Returns the source of {@link namedStyles}. Every processor gets the same text of a style. */
export const namedSource = (): StyleSource =>
  hasDebianStyles ? debian : sourceOf(textsOfPlugin('styles'), textsOfPlugin('locales'))

/** Creates a source of the given styles and locales. */
export const sourceOf = (styles: Record<string, string>, locales: Record<string, string> = {}): StyleSource => ({
  style: id => styles[id],
  locale: language => locales[language],
  list: () => ({ styles: Object.keys(styles), locales: Object.keys(locales) }),
})

/** Returns a CSL style with the given bibliography layout. */
export const styleWith = (layout: string, { info = '', macros = '' } = {}): string =>
  `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>Test</title><id>t</id>${info}</info>${macros}<citation><layout><text variable="title"/></layout></citation><bibliography><layout>${layout}</layout></bibliography></style>`

/** Returns a book as a CSL-JSON item. */
export const book = (id: string, family: string, title: string, year: number) => ({
  id,
  type: 'book',
  title,
  author: [{ family, given: `${family[0]}o` }],
  issued: { 'date-parts': [[year]] },
})
