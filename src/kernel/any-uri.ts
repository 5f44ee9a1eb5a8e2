const percent = '%[0-9A-Fa-f]{2}'
const space = '[\\t\\n\\r ]'

/** Any number of characters but these: `%` only before two hexadecimal digits. */
const anyBut = (excluded: string): string => `(?:[^%${excluded}]|${percent})*`
const oneBut = (excluded: string): string => `(?:[^%${excluded}]|${percent})`

const path = anyBut('?#\\[\\]')
const rest = `(?:\\?${anyBut('#\\[\\]')})?(?:#${anyBut('#')})?$`
const pathAndRest = `(?:/${path})?${rest}`
const user = `(?:${anyBut('/?#\\[\\]@')}@)?`
const name = anyBut(':/?#\\[\\]@')
const bracketed = '\\[[^\\]]*\\]'
const authority = `//${user}(?:${name}${pathAndRest}|(?:${bracketed}(?::[0-9]+)?|${name}:[0-9]+)(?:${pathAndRest}|${space}+$))`
/** A path that does not begin with `//`, which would be an authority. */
const plainPath = `(?:/|/?${oneBut('/?#\\[\\]')}${path})?${rest}`
const firstSegment = `${oneBut(':/?#\\[\\]\\t\\n\\r ')}${anyBut(':/?#\\[\\]')}`
const scheme = '[A-Za-z][A-Za-z0-9+.\\-]*:'

/**
 * xs:anyURI as applied, as a regular expression: a URI reference (RFC 3986) in which space, `<>"{}|\^`, backquote, controls
 * and non-ASCII count as plain. White space around it is let through in such a way that no text can be read in two ways,
 * which keeps the time linear.
 */
export const anyUri =
  `^${space}*(?:(?:${scheme})?${authority}|${scheme}${plainPath}|` +
  `${firstSegment}${pathAndRest}|(?:/(?:${oneBut('/?#\\[\\]')}${path})?)?${rest})`
