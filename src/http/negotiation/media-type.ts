/** A media type or a range of them, in its parts (RFC 9110, 8.3.1); type, subtype and names of parameters in lower case. */
export interface MediaType {
  type: string
  subtype: string
  parameters: ReadonlyMap<string, string>
}

/** Reads `text/x-bibliography; style=apa; q=0.5`; undefined if it is not a media type. */
export function mediaTypeOf(text: string): MediaType | undefined {
  const [name = '', ...rest] = splitList(text, ';')
  const [, type, subtype] = /^([\w!#$&^.+*-]{1,100})\/([\w!#$&^.+*-]{1,100})$/.exec(name) ?? []
  if (type === undefined || subtype === undefined) return undefined
  const parameters = new Map<string, string>()
  for (const parameter of rest.slice(0, 20)) {
    const at = parameter.indexOf('=')
    if (at > 0) parameters.set(parameter.slice(0, at).trim().toLowerCase(), unquoted(parameter.slice(at + 1).trim()))
  }
  return { type: type.toLowerCase(), subtype: subtype.toLowerCase(), parameters }
}

/** The trimmed parts of a text between separators that are not within quotes. */
export function splitList(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isQuoted && character === '\\') at++
    else if (character === '"') isQuoted = !isQuoted
    else if (character === separator && !isQuoted) {
      parts.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  return [...parts, text.slice(start).trim()]
}

const unquoted = (value: string): string => (/^"/.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value)

/** A type with what tells how its text is encoded. Only text types need a charset; JSON and XML declare their own, and YAML is UTF-8. */
export const withCharset = (type: string): string =>
  /^text\/|^application\/x-[\w-]+$/.test(type) ? `${type}; charset=utf-8` : type
