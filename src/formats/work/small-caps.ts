/** How CSL, and records after it, have small capitals: https://citeproc-js.readthedocs.io/en/latest/csl-json/markup.html. */
export const smallCaps = { open: '<span style="font-variant:small-caps;">', close: '</span>' } as const

/** A text with each {@link smallCaps} as a tag of its own, `<sc>`; it may hold italics, bold, subscripts and superscripts. */
export const withShortSmallCaps = (text: string): string =>
  text.includes('small-caps') ? text.replace(spans, (_, inner: string) => `<sc>${inner}</sc>`) : text

const spans = /<span style="font-variant: ?small-caps;?">((?:[^<>]|<\/?(?:i|em|b|strong|sub|sup)>){0,500})<\/span>/gi
