import { plainText } from '../../model/plain-text.ts'

/**
 * Text that may hold JATS, MathML or HTML, as plain text: of a formula the characters and not their TeX; paragraphs and headings are
 * parted by the kernel's `<br>`.
 */
export function markedText(text: string): string {
  return text
    .replace(formula, '')
    .split(paragraphEnd)
    .map(plainText)
    .filter(part => part !== '')
    .join('<br>')
}

const formula = /<(?:[\w-]{1,20}:)?tex-math[^<>]{0,200}>[^<]{0,5000}<\/(?:[\w-]{1,20}:)?tex-math>/g
const paragraphEnd = /<\/(?:jats:)?(?:p|title|list-item|sec)>/
