const declaration =
  /[\t\n\r ]+|%[^\s;%&]+;|<!--.*?-->|<\?.*?\?>|<!(?:ELEMENT|ATTLIST|ENTITY|NOTATION)[\t\n\r ](?:[^"'<>]|"[^"]*"|'[^']*')*>/sy

/**
 * What is wrong with the inside of a DOCTYPE, if anything: it should have a name, and between its brackets nothing but
 * declarations. They are not interpreted.
 */
export function doctypeFault(doctype: string): string | undefined {
  const [head, name] = /^[\t\n\r ]+([^\s"'<>[\]]+)(?:"[^"]*"|'[^']*'|[^"'[])*/.exec(doctype) ?? []
  if (head === undefined || name === undefined)
    return 'The DOCTYPE should say which element is the root: <!DOCTYPE resource>.'
  if (head.length === doctype.length) return undefined
  const end = doctype.lastIndexOf(']')
  declaration.lastIndex = head.length + 1
  while (declaration.lastIndex < end)
    if (!declaration.test(doctype)) return 'The DOCTYPE holds something that is no declaration.'
  return undefined
}
