/**
 * Formulas between dollar signs and in MathML, as the source of a pattern: they stay as they are. Their lengths are bounded, so that a text full of
 * beginnings without ends takes no longer than others.
 */
export const mathematics = String.raw`\$\$[^$]{1,500}\$\$|\$[^$\s](?:[^$]{0,300}[^$\s])?\$(?!\d)|<math\b(?:(?!<math)[\s\S]){0,2000}?<\/math>`
