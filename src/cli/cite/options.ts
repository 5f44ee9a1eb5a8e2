import { citationFormats } from '../../citation/csl/index.ts'
import { builtInOptions, type StyleChoice, stylesOptions } from '../csl/options.ts'
import { inputOptions } from '../inputs/options.ts'
import { Misuse } from '../misuse.ts'
import { walkOptions } from '../online/with-versions.ts'
import { flag, type OptionTable, type OptionValues } from '../options.ts'
import { textOptions } from '../run/run-options.ts'
import type { Wanted } from './entries.ts'
import { scopes } from './in-scope.ts'

/** The options of `cite`. */
export const citeOptions = {
  ...inputOptions,
  ...walkOptions,
  style: {
    value: 'name',
    short: 's',
    summary:
      "house (default): the service's own style; datacite: the form that DataCite recommends; otherwise the id of a CSL style, or a file (my.csl).",
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
      'Write out the citations of a text in Markdown, in the syntax of Pandoc: [@key, p. 3; -@other]; a key is a DOI, or the id or key of a record in CSL-JSON or BibTeX. Its metadata may name entries that nothing cites (nocite).',
  },
  'in-text': { summary: 'Print an in-text citation, one for all records together.' },
  links: { summary: 'Turn DOIs and URLs into links, in formats that have links.' },
  'link-titles': { summary: 'Turn the titles of entries into links to what they cite, and nothing else.' },
  typography: {
    summary:
      'Set texts as typographers of the language do: no-break spaces, full-width punctuation between ideographs, text of the other direction set apart; for CSL styles.',
  },
  microdata: {
    summary:
      'Mark the entries of an HTML list and their parts for machines and style sheets: Microdata of schema.org, and classes such as csl-title; for CSL styles.',
  },
  software: {
    summary: 'Cite the software of a CITATION.cff, and not the work that its preferred-citation names.',
  },
  'sentence-case': {
    summary:
      'Write titles in Title Case in sentence case; acronyms and words in braces ({NASA}) stay. For CSL styles that print titles as they are.',
  },
  accessed: { value: 'date', summary: 'The date when the records were accessed, such as 2026-11-21.' },
  ...stylesOptions,
  ...builtInOptions,
  ...textOptions,
} as const satisfies OptionTable

/** The values of the options of `cite`. */
export type CiteValues = OptionValues<typeof citeOptions>

/** Returns how to cite records. Throws `Misuse` for options that do not go together. */
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

/** Throws `Misuse` for an option that means nothing beside a document. */
function refuse(names: readonly string[]): void {
  if (names.length > 0) throw new Misuse(`${flag(names[0] ?? '')} cannot be used with ${flag('document')}.`)
}
