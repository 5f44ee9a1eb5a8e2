/**
 * The offset of the next character, from an offset on, that TeX may read as something else than itself: one of its own, white space
 * other than a space, a space, dash or quote that is followed by another, or a character that may have to be normalised. The length
 * of the text if there is none.
 */
export function nextSpecial(text: string, from: number): number {
  special.lastIndex = from
  return special.test(text) ? special.lastIndex - 1 : text.length
}

const special = /[\u0300-\uffff\xa0\\{}"$~\t-\r]| (?= )|-(?=-)|'(?=')|`(?=`)/g
