import { mathStart } from '../../../../core/tex-delimiters.ts'
import { accentedTex } from '../../../../formats/bibtex/tex/escape.ts'
import { mathEnd } from '../../../../formats/bibtex/tex/math.ts'
import { greek, mathOf } from '../../../../formats/bibtex/tex/symbols.ts'
import type { Run } from '../../runs.ts'
import { partsByDirection } from '../direction.ts'
import { isolated, setRuns, type Typesetting } from '../layers.ts'
import { oneLine, paragraphs, tidied, type Writer } from '../writer.ts'
import { inPdf, rareLetters } from './latex-letters.ts'
import { byPhonetics, ofTipa } from './latex-phonetics.ts'

/**
 * Matches characters to escape or replace: TeX markup, pairs that TeX joins into another mark, and characters missing
 * from pdfLaTeX.
 */
const special =
  /[\\{}$&#%_^~|<>"`\u2000-\u200b\u200e\u200f\u202a-\u202f\u205f\u2060\u2066-\u2069\u2212\ufeff\u013f\u0140\u0149\u02b9-\u02bc\u203c\u2047-\u2049\u2160-\u217f\u02b0\u02b2\u02b3\u02b7\u02b8\u02e0-\u02e3]|([-,'])(?=\1)|[\u00b2\u00b3\u00b9\u2070\u2071\u2074-\u207f]{2,}|[\u2070\u2071\u2074-\u207f]|[\u1d62-\u1d65\u2080-\u208e\u2090-\u2093\u2095-\u209c]+/g
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless\\/',
  '>': '\\textgreater\\/',
  '|': '\\textbar{}',
  '"': '\\textquotedbl{}',
  '`': '\\textasciigrave{}',
  '-': '-\\/',
  ',': ',\\/',
  "'": "'\\/",
  '\u2007': '~',
  '\u200b': '\\hspace{0pt}',
  '\u2060': '',
  '\u0149': '’n',
  // Signs of transliterations.
  '\u02b9': "\\ensuremath{'}",
  '\u02ba': "\\ensuremath{''}",
  '\ufeff': '',
  // Letters that look like quotation marks.
  '\u02bb': '‘',
  '\u02bc': '’',
  '\u2212': '\\textminus{}',
}

/**
 * Returns the replacement of special characters: a normal or thin space, nothing for direction marks, a superscript or
 * subscript, or the plain letters of a combined character.
 */
function otherwise(found: string): string {
  if (/\s/.test(found)) return found < '\u2006' ? ' ' : '\\,'
  if (/\p{Cf}/u.test(found)) return ''
  const plain = found.normalize('NFKC').replaceAll('\u2212', '\\textminus{}')
  if (lowered.test(found)) return `\\textsubscript{${plain}}`
  return raised.test(found) ? `\\textsuperscript{${plain}}` : plain
}

const lowered = /[\u1d62-\u1d65\u2080-\u209c]/
const raised = /[\u00b2\u00b3\u00b9\u02b0-\u02b8\u02e0-\u02e3\u2070-\u207f]/

const beyondLatin1 = /[\u0100-\uffff]/

/** Matches a letter with marks, which is written as the bare letter and the TeX commands of its marks. */
const accented = /[\p{Script=Latin}\p{N}]\p{M}+|[\u01cd-\u0233\u1e00-\u1ef9]/gu

const signs: ReadonlyMap<string, string> = new Map([...mathOf, ['∆', '\\Delta']])
const sign = new RegExp(`[${[...signs.keys()].join('')}]`, 'g')

/** The Greek letters that have TeX math commands. The other Greek letters look like Latin letters. */
const greekSigns: ReadonlyMap<string, string> = new Map(
  greek
    .filter(([letter]) => !'ΑΒΕΖΗΙΚΜΝΟΡΤΧο'.includes(letter))
    .map(([letter, command]) => [letter, command.replace('text', '\\')]),
)
/**
 * Matches a lone Greek letter to set as a sign, such as the β in β-carotene. Greek words need an engine and a font that
 * support Greek.
 */
const greekSign = /(?<!\p{Script=Greek})[Γ-Ωα-ω](?!\p{Script=Greek})/gu
const greekWord = /\p{Script=Greek}{2}/u

const inMathematics = (math: string | undefined): string | undefined =>
  math === undefined ? undefined : `\\ensuremath{${math}}`

/** Escapes a text, except for formulas whose commands are all harmless. */
function escapeLatex(text: string): string {
  if (!/[$\\]/.test(text)) return escapeText(text)
  let escaped = ''
  let at = 0
  mathStart.lastIndex = 0
  for (let match = mathStart.exec(text); match !== null; match = mathStart.exec(text)) {
    const end = mathEnd(text, match.index)
    // Without a command, `^` or `_`, the dollar signs may be currency signs.
    if (end === undefined || !/[\\^_]/.test(text.slice(match.index, end))) continue
    escaped += escapeText(text.slice(at, match.index)) + text.slice(match.index, end)
    at = end
    mathStart.lastIndex = end
  }
  return escaped + escapeText(text.slice(at))
}

function escapeText(text: string): string {
  const escaped = text.normalize('NFC').replace(special, found => escapes[found] ?? otherwise(found))
  if (!beyondLatin1.test(escaped)) return escaped
  const hasGreek = greekWord.test(text)
  return byPhonetics(escaped)
    .map((part, at) => (at % 2 === 1 ? inPdf(part, ofTipa(part)) : withSigns(part, hasGreek)))
    .join('')
}

function withSigns(text: string, hasGreek: boolean): string {
  const written = rareLetters(text.replace(accented, accentedTex)).replace(
    sign,
    one => inMathematics(signs.get(one)) ?? one,
  )
  if (hasGreek) return written
  // The micro sign is upright.
  return written.replace(greekSign, one => (one === 'μ' ? 'µ' : (inMathematics(greekSigns.get(one)) ?? one)))
}

const setting: Typesetting = {
  escape: escapeLatex,
  link(address, inner) {
    const safe = address.replace(/[{}\\^~]/g, encodeURIComponent).replace(/[%#&_$]/g, '\\$&')
    return `\\href{${safe}}{${inner}}`
  },
  // The commands of the packages bidi (XeTeX) and luabidi.
  directed: (direction, inner) => `\\text${direction === 'rtl' ? 'RL' : 'LR'}{${inner}}`,
  italic: ['\\textit{', '}'],
  bold: ['\\textbf{', '}'],
  smallCaps: ['\\textsc{', '}'],
  underline: ['\\underline{', '}'],
  super: ['\\textsuperscript{', '}'],
  sub: ['\\textsubscript{', '}'],
}

/**
 * Matches the isolates that temporarily represent commands. Isolates in the text are removed, because TeX engines do
 * not support them.
 */
const isolates = /[\u2066-\u2069]/g
const commands: Readonly<Record<string, string>> = { '\u2066': '\\textLR{', '\u2067': '\\textRL{', '\u2069': '}' }
const withIsolates: Typesetting = {
  ...setting,
  escape: text =>
    text
      .split(/([\u2066-\u2069])/)
      .map(part => commands[part] ?? escapeLatex(part))
      .join(''),
}

/** Isolates words whose direction is opposite to the run's, because TeX engines do not detect directions. */
const withTurnedWords = (run: Run): Run => {
  const { direction } = run
  const text = run.text.replace(isolates, '')
  if (direction === undefined) return { ...run, text }
  const turned = direction === 'rtl' ? 'ltr' : 'rtl'
  return {
    ...run,
    text: partsByDirection(text, direction)
      .map((part, at) => (at % 2 === 0 ? part : isolated(turned, part)))
      .join(''),
  }
}

/** Writes LaTeX in UTF-8, one paragraph per entry. Links need the package hyperref. */
export const latexWriter = (links: boolean): Writer => ({
  inline(runs) {
    const line = oneLine(runs)
    const isDirected = line.some(({ direction }) => direction !== undefined)
    return tidied(isDirected ? setRuns(line.map(withTurnedWords), withIsolates, links) : setRuns(line, setting, links))
  },
  whole: paragraphs,
})
