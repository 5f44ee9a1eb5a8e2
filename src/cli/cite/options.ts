import { citationFormats } from '../../citation/csl/index.ts'
import { builtInOptions, type StyleChoice, stylesOptions } from '../csl/options.ts'
import { inputOptions } from '../inputs/options.ts'
import { Misuse } from '../misuse.ts'
import { walkOptions } from '../online/with-versions.ts'
import { flag, type OptionTable, type OptionValues } from '../options.ts'
import { textOptions } from '../run/run-options.ts'
import type { Wanted } from './entries.ts'
import { scopes } from './in-scope.ts'

export const citeOptions = {
  ...inputOptions,
  ...walkOptions,
  style: {
    value: 'name',
    short: 's',
    summary:
      'house (default): the short form that a metadata service shows; datacite: the form that DataCite recommends; otherwise the id of a CSL style, or a file (my.csl).',
  },
  locale: { value: 'tag', short: 'l', summary: 'The language of the citations, such as de-DE; for CSL styles.' },
  scope: {
    value: 'name',
    choices: scopes,
    summary: 'Cite the record itself (default), its latest version, or all of its versions, oldest first.',
  },
  format: {
    value: 'name',
    short: 'f',
    choices: [...citationFormats, 'json'],
    summary: 'The format of the output; text by default.',
  },
  document: {
    value: 'file',
    short: 'd',
    summary:
      "Format the citations in a Markdown text that uses Pandoc's citation syntax, such as [@key, p. 3; -@other]. A key is a DOI, or the id or key of a record in CSL-JSON or BibTeX. To include uncited works in the bibliography, list them under nocite in the metadata of the text.",
  },
  'in-text': { summary: 'Print one in-text citation for all records together.' },
  links: { summary: 'Turn DOIs and URLs into links, in output formats that support links.' },
  'link-titles': { summary: 'Turn only the titles of entries into links to the cited works.' },
  typography: {
    summary:
      'Apply the typographic conventions of the language: no-break spaces, full-width punctuation between ideographs, and directional isolation of text that runs in the opposite direction; for CSL styles.',
  },
  microdata: {
    summary:
      'Add schema.org Microdata to the entries of an HTML list. With CSL styles, the parts of each entry are also marked, with Microdata and with CSS classes such as csl-title.',
  },
  software: {
    summary: 'Cite the software of a CITATION.cff instead of its preferred-citation.',
  },
  'sentence-case': {
    summary:
      'Convert titles from title case to sentence case, for CSL styles that print titles as they are; acronyms and words in braces ({NASA}) are kept.',
  },
  accessed: { value: 'date', summary: 'The date when the records were accessed, such as 2026-11-21.' },
  ...stylesOptions,
  ...builtInOptions,
  ...textOptions,
} as const satisfies OptionTable

/** The values of the options of `cite`. */
export type CiteValues = OptionValues<typeof citeOptions>

/** Returns the settings of a citation. Throws `Misuse` for incompatible options. */
export function wantedOf(options: CiteValues): Wanted {
  const { style = 'house', format = 'text', document } = options
  if (options.microdata && (format !== 'html' || options['in-text']))
    throw new Misuse(`${flag('microdata')} is for lists in HTML: add ${flag('format')} html.`)
  if (document !== undefined)
    refuse(['format', 'in-text', 'scope', 'microdata'].filter(name => Object.hasOwn(options, name)))
  return {
    style,
    locale: options.locale,
    format: format === 'json' ? 'text' : format,
    titleCase: options['sentence-case'] ? 'sentence' : undefined,
    accessed: options.accessed,
    choice: styleChoiceOf(options),
    isInText: options['in-text'] ?? false,
    links: options['link-titles'] ? 'title' : (options.links ?? false),
    typography: options.typography ?? false,
    microdata: options.microdata ?? false,
  }
}

const styleChoiceOf = ({ builtin, verbose, ...options }: CiteValues): StyleChoice => ({
  'styles-dir': options['styles-dir'],
  builtin,
  verbose,
})

function refuse(names: readonly string[]): void {
  if (names.length > 0) throw new Misuse(`${flag(names[0] ?? '')} cannot be used with ${flag('document')}.`)
}
