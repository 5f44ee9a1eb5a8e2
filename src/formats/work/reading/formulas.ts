import { elementsOf, type XmlElement } from '../../../text/xml/read.ts'

/**
 * Returns the visible text of an XML element. For a formula in several notations, includes only one of them, with its
 * superscripts and subscripts marked.
 */
export function seenText(element: XmlElement): string {
  if (element.local === 'alternatives' || holdsBoth(element)) return alternativeText(element)
  if (/^m(?:sup|sub|subsup)$/.test(element.local)) return scriptText(element)
  if (element.local === 'tex-math') return texOf(joined(element))
  return joined(element)
}

function joined({ content }: XmlElement): string {
  let text = ''
  for (const part of content) {
    if (typeof part === 'string') text += part
    else {
      const isScript = part.local === 'sub' || part.local === 'sup'
      // An exporter with indentation writes every element on its own line, even an index inside a word.
      if (isScript) text = text.replace(/[^\S\n]{0,99}\n\s{0,99}$/, '')
      text += seenText(part)
    }
  }
  return text
}

/**
 * Returns the text of one notation of a formula: MathML without scripts, fractions or other arrangement, else TeX, else
 * MathML, else the first notation.
 */
function alternativeText(element: XmlElement): string {
  const notations = elementsOf(element)
  const tex = notations.find(({ local }) => local === 'tex-math')
  const math = notations.find(({ local }) => local === 'math')
  const isLinear = math !== undefined && !hasArrangement(math)
  const chosen = isLinear ? math : (tex ?? math ?? notations[0])
  return chosen === undefined ? joined(element) : seenText(chosen)
}

/** True if a formula has two notations without `alternatives` around them. */
const holdsBoth = (element: XmlElement): boolean =>
  /^(?:inline|disp)-formula$/.test(element.local) &&
  ['tex-math', 'math'].every(name => elementsOf(element).some(({ local }) => local === name))

const arranged = /^m(?:sup|sub|subsup|frac|sqrt|root|under|over|underover|table)$/

/** True if a formula is more than a row of characters. */
const hasArrangement = (element: XmlElement): boolean =>
  elementsOf(element).some(child => arranged.test(child.local) || hasArrangement(child))

function scriptText(element: XmlElement): string {
  const [base = '', first = '', second = ''] = elementsOf(element).map(child => seenText(child).trim())
  if (element.local === 'msup') return base + raised(first)
  return element.local === 'msub' ? base + lowered(first) : base + lowered(first) + raised(second)
}

/** Returns the formula of a `tex-math` element, without the LaTeX document that some publishers write around it. */
export const texOf = (text: string): string =>
  (/\\begin\{document\}([\s\S]{0,5000}?)\\end\{document\}/.exec(text)?.[1] ?? text).trim()

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'
const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙᵢ'
const plain = '0123456789+-−=()ni'

/** Returns a text as a superscript: `²` for `2`, or `^{ab}` for `ab` if {@link superscripts} lacks a character. */
export const raised = (text: string): string => script(text, superscripts, '^')
/** Returns a text as a subscript: `₂` for `2`, or `_{ab}` for `ab` if {@link subscripts} lacks a character. */
export const lowered = (text: string): string => script(text, subscripts, '_')

function script(text: string, characters: string, sign: string): string {
  if (text === '') return ''
  const written = [...text].map(character => characters[plain.indexOf(character)])
  if (written.every(character => character !== undefined)) return written.join('')
  return text.length === 1 ? sign + text : `${sign}{${text}}`
}
