import { checkedOptions, unknownName, wrongArgument } from '../../core/argument.ts'
import { type DateSpan, parseDate } from '../../model/date.ts'
import { removedOptions } from './removed-options.ts'
import { type CitationFormat, citationFormats } from './render/writer.ts'
import type { Links } from './runs.ts'
import type { StyleSource } from './style/style-source.ts'

/** How records are cited; see {@link bibliography} and {@link cite}. */
export interface CslOptions {
  /** `house`, `datacite`, the id of a CSL style (`apa`), the short name of a built-in one (`mla`), or the XML of one; `house` where not given. */
  style?: string
  /** A language tag (`de-DE`); by default the one the style is made for, else en-US. `house` and `datacite` have no languages. */
  locale?: string
  /**
   * `text` by default. `latex` is UTF-8; pdfLaTeX needs `\\usepackage[T1]{fontenc}` for letters beyond those of English, and sets European
   * languages, mathematical signs and single Greek letters; Vietnamese with `\\usepackage[T5,T1]{fontenc}`, phonetic signs and the schwa with
   * `\\usepackage{tipa}`. Words in other scripts, Greek among them, need LuaLaTeX or XeLaTeX with a font that has them
   * (`\\usepackage{fontspec}`, `\\setmainfont{…}`). Links in it need the package hyperref.
   */
  format?: CitationFormat
  /**
   * What leads to what is cited, in formats that have links: with true or `doi` the DOIs and addresses that are printed; with `title` the title
   * of each entry, and nothing where the entry has none; nothing by default.
   */
  links?: boolean | 'doi' | 'title'
  /**
   * Whether texts are set as typographers of the language do, beyond what the style gives: no-break spaces (in French before `; : ! ?` and
   * inside « », elsewhere between an abbreviation and its number), full-width punctuation between ideographs, and titles,
   * names and words of the other direction set apart (`<bdi>`, in LaTeX `\\textRL` and `\\textLR` of the packages bidi and luabidi, or the isolates of Unicode). Addresses and mathematics stay as they are. False by default.
   */
  typography?: boolean
  /** When the records were accessed, such as `2026-11-21`; styles that print a date of access print it. */
  accessed?: string
  /** Where styles and locales are looked up, in this order, before those of this package and those shipped with @citation-js/plugin-csl. */
  sources?: readonly StyleSource[]
}

export interface BibliographyOptions extends CslOptions {
  /** Whether the style sorts the entries; true by default. */
  sort?: boolean
  /**
   * Whether an HTML list says to machines and style sheets what its texts are: each entry is an item of schema.org in Microdata, each
   * person, title, container and so on in it has a class, such as `csl-title`, and its property. False by default; for `html` alone.
   */
  microdata?: boolean
}

/** Options with all defaults filled in. */
export interface Settled {
  style: string
  locale: string | undefined
  format: CitationFormat
  links: Links
  typography: boolean
  accessed: DateSpan | undefined
  sources: readonly StyleSource[]
  sort: boolean
  microdata: boolean
}

/** The names of the options of every citation. */
export const cslOptionNames = ['style', 'locale', 'format', 'links', 'typography', 'accessed', 'sources']

/** Checks options, of which some functions have more; a wrong one is a `TypeError`. */
export function settle(options: BibliographyOptions, more: readonly string[] = []): Settled {
  const {
    style = 'house',
    locale,
    format = 'text',
    links = false,
    typography = false,
    accessed,
    sources = [],
    sort = true,
    microdata = false,
  } = checkedOptions(options, [...cslOptionNames, ...more], { removed: removedOptions })
  if (typeof style !== 'string' || style === '') throw wrongArgument('"style"', 'the id of a style or its XML', style)
  if (locale !== undefined && typeof locale !== 'string')
    throw wrongArgument('"locale"', 'a language tag such as "de-DE"', locale)
  if (!Array.isArray(sources)) throw wrongArgument('"sources"', 'a list of sources', sources)
  if (!citationFormats.includes(format)) throw unknownName('format', format, citationFormats)
  if (![true, false, 'doi', 'title'].includes(links))
    throw wrongArgument('"links"', 'true, false, "doi" or "title"', links)
  if (typeof typography !== 'boolean') throw wrongArgument('"typography"', 'true or false', typography)
  if (typeof microdata !== 'boolean') throw wrongArgument('"microdata"', 'true or false', microdata)
  if (microdata && format !== 'html')
    throw wrongArgument('"microdata"', 'false where "format" is not "html"', microdata)
  const day = typeof accessed === 'string' ? parseDate(accessed) : undefined
  if (accessed !== undefined && day === undefined)
    throw wrongArgument('"accessed"', 'a date such as 2026-11-21', accessed)
  return {
    style,
    locale,
    format,
    links: links === true ? 'doi' : links,
    typography,
    accessed: day,
    sources,
    sort,
    microdata,
  }
}
