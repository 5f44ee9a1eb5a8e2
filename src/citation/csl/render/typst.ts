import { setRuns, type Typesetting } from './layers.ts'
import { oneLine, paragraphs, tidied, type Writer } from './writer.ts'

/** Matches the markup of Typst, comments, dashes, ellipses, labels, and quotation marks that Typst would curl. */
const special = /[\\#*_`$<>@[\]~"'/]|-(?=[-?\d])|\.(?=\.)/g
/** Matches characters that start a heading or a list at the beginning of a line or of a call's content. */
const startsBlock = /(?<=^\s*)[=+-]|(?<=^\s*\d+)\./

/**
 * Returns the start and end of a call. A semicolon ends the call, so that a following parenthesis or period is text.
 */
const call = (name: string): readonly [string, string] => [`#${name}[`, '];']

const setting: Typesetting = {
  escape: text => text.replace(special, '\\$&').replace(startsBlock, '\\$&'),
  link: (address, inner) => `#link("${address.replace(/["\\]/g, encodeURIComponent)}")[${inner}];`,
  directed: (direction, inner) => `#text(dir: ${direction})[${inner}];`,
  italic: call('emph'),
  bold: call('strong'),
  smallCaps: call('smallcaps'),
  underline: call('underline'),
  super: call('super'),
  sub: call('sub'),
}

/** Writes Typst, one paragraph per entry. */
export const typstWriter = (links: boolean): Writer => ({
  inline: runs => tidied(setRuns(oneLine(runs), setting, links)),
  whole: paragraphs,
})
