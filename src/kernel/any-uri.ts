const percent = '%[0-9A-Fa-f]{2}'
const space = '[\\t\\n\\r ]'

/**
 * Returns a pattern for any number of characters other than the excluded ones. `%` must be followed by two hexadecimal
 * digits.
 */
const anyBut = (excluded: string): string => `(?:[^%${excluded}]|${percent})*`
const oneBut = (excluded: string): string => `(?:[^%${excluded}]|${percent})`

const path = anyBut('?#\\[\\]')
const rest = `(?:\\?${anyBut('#\\[\\]')})?(?:#${anyBut('#')})?$`
const pathAndRest = `(?:/${path})?${rest}`
const user = `(?:${anyBut('/?#\\[\\]@')}@)?`
const name = anyBut(':/?#\\[\\]@')
const bracketed = '\\[[^\\]]*\\]'
const authority = `//${user}(?:${name}${pathAndRest}|(?:${bracketed}(?::[0-9]+)?|${name}:[0-9]+)(?:${pathAndRest}|${space}+$))`
/** A path with its query and fragment. The path cannot begin with `//`, which would start an authority. */
const plainPath = `(?:/|/?${oneBut('/?#\\[\\]')}${path})?${rest}`
const firstSegment = `${oneBut(':/?#\\[\\]\\t\\n\\r ')}${anyBut(':/?#\\[\\]')}`
const scheme = '[A-Za-z][A-Za-z0-9+.\\-]*:'

/**
 * The regular expression for xs:anyURI as XML processors apply the type.
 *
 * Matches a URI reference (RFC 3986) in which space, `<>"{}|\^`, backquote, control and non-ASCII characters count as
 * plain characters.
 *
 * Surrounding white space is matched unambiguously, which keeps the time linear.
 */
export const anyUri =
  `^${space}*(?:(?:${scheme})?${authority}|${scheme}${plainPath}|` +
  `${firstSegment}${pathAndRest}|(?:/(?:${oneBut('/?#\\[\\]')}${path})?)?${rest})`
