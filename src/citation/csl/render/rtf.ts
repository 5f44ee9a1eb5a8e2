import { isolated, setRuns, type Typesetting } from './layers.ts'
import { oneLine, type Writer } from './writer.ts'

/**
 * Escapes text for RTF, with each UTF-16 code unit beyond ASCII as a signed number. White space becomes a single space,
 * and control characters are dropped.
 */
const escapeRtf = (text: string): string =>
  text
    .replace(/[ \t\n\v\f\r\u2028\u2029]+/g, ' ')
    .replace(/[\\{}]/g, '\\$&')
    .replace(/[^\x20-\x7e]/g, unit => {
      const code = unit.charCodeAt(0)
      return code < 0x20 || code === 0x7f ? '' : `\\u${code > 0x7fff ? code - 0x10000 : code}?`
    })

const setting: Typesetting = {
  escape: escapeRtf,
  link: (address, inner) =>
    `{\\field{\\*\\fldinst{HYPERLINK "${escapeRtf(address.replaceAll('"', '%22'))}"}}{\\fldrslt ${inner}}}`,
  directed: (direction, inner) => isolated(direction, inner).replace(/[\u2066-\u2069]/g, escapeRtf),
  italic: ['{\\i ', '}'],
  bold: ['{\\b ', '}'],
  smallCaps: ['{\\scaps ', '}'],
  underline: ['{\\ul ', '}'],
  super: ['{\\super ', '}'],
  sub: ['{\\sub ', '}'],
}

/**
 * Writes RTF 1.9 in ASCII. A bibliography is a complete document with one paragraph per entry, in the direction of the
 * language.
 */
export const rtfWriter = (links: boolean, direction: 'ltr' | 'rtl'): Writer => ({
  inline: runs => setRuns(oneLine(runs), setting, links),
  whole: entries => {
    const begin = direction === 'rtl' ? '{\\pard\\rtlpar ' : '{\\pard '
    return `{\\rtf1\\ansi\\deff0\\uc1\n${entries.map(entry => `${begin}${entry}\\par}\n`).join('')}}\n`
  },
})
