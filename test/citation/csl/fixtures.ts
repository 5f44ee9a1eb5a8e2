import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { StyleSource } from '../../../src/citation/csl/index.ts'
import { readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'

const root = fileURLToPath(new URL('../../../fixtures/datacite-rest/', import.meta.url))

/** Every record of the fixtures, with the name of its file. */
export const fixtures: readonly { name: string; record: Datacite }[] = readdirSync(root).flatMap(file =>
  readRecords(readFileSync(root + file, 'utf8')).records.map(({ record }) => ({
    name: file.replace(/\.\w+$/, ''),
    record,
  })),
)

/** The record of a fixture. */
export function fixture(name: string): Datacite {
  const found = fixtures.find(one => one.name === name)
  if (found === undefined) throw new Error(`There is no fixture ${name}.`)
  return found.record
}

const folder = '/usr/share/citation-style-language'

/** True if Debian's styles and locales are installed. Without them, tests use the styles of plugin-csl. */
export const hasDebianStyles =
  existsSync(`${folder}/styles/apa.csl`) && existsSync(`${folder}/locales/locales-ja-JP.xml`)

/** Kept, because each of many citations asks for a style and its locale again. */
const texts = new Map<string, string | undefined>()

function textAt(path: string): string | undefined {
  if (!texts.has(path)) texts.set(path, existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  return texts.get(path)
}

/** Debian's styles and locales; empty if they are not installed. */
export const debian: StyleSource = {
  style: id => textAt(`${folder}/styles/${id}.csl`) ?? textAt(`${folder}/styles/dependent/${id}.csl`),
  locale: language => textAt(`${folder}/locales/locales-${language}.xml`),
  list: () => ({
    styles: hasDebianStyles ? readdirSync(`${folder}/styles`).map(file => file.replace('.csl', '')) : [],
    locales: hasDebianStyles ? readdirSync(`${folder}/locales`).map(file => file.slice('locales-'.length, -4)) : [],
  }),
}

/** The styles that most ask for, where Debian's are installed; else those that come with plugin-csl. */
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

/** The source of these styles: whoever asks for one by name has the same text of it, whichever processor works with it. */
export const namedSource = (): StyleSource =>
  hasDebianStyles ? debian : sourceOf(textsOfPlugin('styles'), textsOfPlugin('locales'))

/** A source of styles written here. */
export const sourceOf = (styles: Record<string, string>, locales: Record<string, string> = {}): StyleSource => ({
  style: id => styles[id],
  locale: language => locales[language],
  list: () => ({ styles: Object.keys(styles), locales: Object.keys(locales) }),
})

/** A style of CSL with this bibliography layout. */
export const styleWith = (layout: string, { info = '', macros = '' } = {}): string =>
  `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>Test</title><id>t</id>${info}</info>${macros}<citation><layout><text variable="title"/></layout></citation><bibliography><layout>${layout}</layout></bibliography></style>`

/** A book as an item of CSL-JSON. */
export const book = (id: string, family: string, title: string, year: number) => ({
  id,
  type: 'book',
  title,
  author: [{ family, given: `${family[0]}o` }],
  issued: { 'date-parts': [[year]] },
})
