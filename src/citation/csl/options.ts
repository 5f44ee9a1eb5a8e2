import { checkedOptions, requireFlag, unknownName, wrongArgument } from '../../core/argument.ts'
import { type DateSpan, parseDate } from '../../model/date.ts'
import { removedOptions } from './removed-options.ts'
import { type CitationFormat, citationFormats } from './render/writer.ts'
import type { Links } from './runs.ts'
import type { StyleSource } from './style/style-source.ts'

/** Options that {@link bibliography} and {@link cite} share. */
export interface CslOptions {
  /**
   * The style: `house`, `datacite`, the id of a CSL style (`apa`), the short name of a built-in style (`mla`), or the
   * XML of a style. Defaults to `house`.
   */
  style?: string
  /**
   * A language tag (`de-DE`); by default the style's own language, else `en-US`.
   *
   * In `house` and `datacite`, which contain no words, only typography and text direction depend on this option.
   */
  locale?: string
  /**
   * The output format, `text` by default. `latex` is UTF-8, and its links need the hyperref package.
   *
   * pdfLaTeX needs `\usepackage[T1]{fontenc}` for letters beyond English. It sets European languages, mathematical
   * signs and single Greek letters. Vietnamese needs `\usepackage[T5,T1]{fontenc}`; phonetic signs and the schwa
   * need `\usepackage{tipa}`. Words in Greek and other scripts need LuaLaTeX or XeLaTeX with a suitable font
   * (`\usepackage{fontspec}`, `\setmainfont{…}`).
   */
  format?: CitationFormat
  /**
   * The links in formats that support them. True or `doi` links the printed DOIs and URLs; `title` links titles of
   * entries.
   *
   * With `title`, an entry without a title has no link.
   *
   * There are no links by default.
   */
  links?: boolean | 'doi' | 'title'
  /**
   * True if texts follow the typographic rules of the language in addition to those of the style; false by default.
   * URLs and mathematics stay unchanged.
   *
   * Adds no-break spaces (in French before `; : ! ?` and inside « », elsewhere between an abbreviation and its
   * number) and full-width punctuation between ideographs. Isolates titles, names and words of the opposite
   * direction: `<bdi>` in HTML, `\textRL` and `\textLR` of the packages bidi and luabidi in LaTeX, else the
   * isolates of Unicode.
   */
  typography?: boolean
  /**
   * The case of titles: `sentence` converts titles in title case to sentence case. By default, titles stay unchanged.
   *
   * Acronyms, words in braces (`{NASA}`) and words marked as `nocase` always stay unchanged.
   */
  titleCase?: 'sentence'
  /** The date on which the records were accessed, such as `2026-11-21`, for styles that print it. */
  accessed?: string
  /** Sources of styles and locales, searched in order before the built-in sources and @citation-js/plugin-csl. */
  sources?: readonly StyleSource[]
}

/** Options of {@link bibliography}. */
export interface BibliographyOptions extends CslOptions {
  /** True if the style sorts the entries; true by default. */
  sort?: boolean
  /**
   * True if an HTML list has Microdata, in which each entry is a schema.org item.
   *
   * Each part, such as a person or a title, is marked with its property and a class such as `csl-title`.
   *
   * False by default; for `html` only.
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
  titleCase: 'sentence' | undefined
  accessed: DateSpan | undefined
  sources: readonly StyleSource[]
  sort: boolean
  microdata: boolean
}

/** The names of the options that all citing functions share. */
export const cslOptionNames = ['style', 'locale', 'format', 'links', 'typography', 'titleCase', 'accessed', 'sources']

/**
 * Validates the shared options and fills in defaults. Throws a `TypeError` for an invalid value, and for an option that
 * is neither shared nor in `more`.
 */
export function settle(options: BibliographyOptions, more: readonly string[] = []): Settled {
  const {
    style = 'house',
    locale,
    format = 'text',
    links = false,
    typography = false,
    titleCase,
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
  requireFlag('"typography"', typography)
  requireFlag('"sort"', sort)
  requireFlag('"microdata"', microdata)
  if (microdata && format !== 'html')
    throw wrongArgument('"microdata"', 'false where "format" is not "html"', microdata)
  if (titleCase !== undefined && titleCase !== 'sentence')
    throw wrongArgument('"titleCase"', '"sentence" or undefined', titleCase)
  const day = typeof accessed === 'string' ? parseDate(accessed) : undefined
  if (accessed !== undefined && day === undefined)
    throw wrongArgument('"accessed"', 'a date such as 2026-11-21', accessed)
  return {
    style,
    locale,
    format,
    links: links === true ? 'doi' : links,
    typography,
    titleCase,
    accessed: day,
    sources,
    sort,
    microdata,
  }
}
