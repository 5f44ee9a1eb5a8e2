import { requireText } from '../../core/argument.ts'
import type { Branded } from '../brand.ts'
import { unwrapped } from '../text.ts'

/** An arXiv identifier in arXiv's own form: `arXiv:0706.0001v2` or, before April 2007, `arXiv:math.GT/0309136`. */
export type Arxiv = Branded<'Arxiv'>

/**
 * Parses an arXiv identifier of the old or new style, with or without a version. Returns undefined for anything else.
 *
 * Accepts an identifier written bare, as `arXiv:` or as a URL of arxiv.org
 * (https://info.arxiv.org/help/arxiv_identifier.html).
 *
 * @example
 * parseArxiv('https://arxiv.org/abs/1706.03762v5') // → 'arXiv:1706.03762v5'
 */
export function parseArxiv(text: string): Arxiv | undefined {
  const name = unwrapped(text, wrapper).replace(/\.pdf$/i, '')
  const style = newStyle.exec(name)
  if (style) return sequenceLength(style[1]) === style[2]?.length ? (`arXiv:${name.toLowerCase()}` as Arxiv) : undefined
  return oldStyle.test(name) ? (`arXiv:${name}` as Arxiv) : undefined
}

/**
 * Returns the arXiv identifier as a URL: `https://arxiv.org/abs/0706.0001v2`.
 *
 * @example
 * const arxiv = parseArxiv('https://arxiv.org/abs/1706.03762v5')
 * arxiv && formatArxiv(arxiv) // → 'https://arxiv.org/abs/1706.03762v5'
 */
export function formatArxiv(arxiv: Arxiv): string {
  requireText(arxiv)
  return `https://arxiv.org/abs/${arxiv.slice('arXiv:'.length)}`
}

/**
 * Returns a key that is the same for equal arXiv identifiers: the identifier in lower case, without the subject class
 * of the old style. Versions have different keys.
 *
 * @example
 * const arxiv = parseArxiv('arXiv:1706.03762V5')
 * arxiv && arxivKey(arxiv) // → 'arxiv:1706.03762v5'
 */
export function arxivKey(arxiv: Arxiv): string {
  requireText(arxiv)
  return arxiv.toLowerCase().replace(/\.[a-z-]+\//, '/')
}

const wrapper =
  /^(?:(?:https?:\/\/)?(?:(?:www|export)\.)?arxiv\.org\/(?:abs|pdf|html|format|ps|src)\/|arxiv: ?)(?:arxiv:)?/i
const newStyle = /^(\d\d(?:0[1-9]|1[0-2]))\.(\d{4,5})(?:v[1-9]\d{0,3})?$/i
const oldStyle = /^[a-z]{1,12}(?:-[a-z]{1,12})?(?:\.[a-z-]{2,20})?\/\d\d(?:0[1-9]|1[0-2])\d{3}(?:v[1-9]\d{0,3})?$/i

// Four digits until December 2014, five since then.
const sequenceLength = (yearMonth = ''): number => (yearMonth < '1501' ? 4 : 5)
