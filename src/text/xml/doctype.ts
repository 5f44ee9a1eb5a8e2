const declaration =
  /[\t\n\r ]+|%[^\s;%&]+;|<!--.*?-->|<\?.*?\?>|<!(?:ELEMENT|ATTLIST|ENTITY|NOTATION)[\t\n\r ](?:[^"'<>]|"[^"]*"|'[^']*')*>/sy

/**
 * Says what is wrong with the content of a DOCTYPE, if anything: it should have a name, and only declarations between its
 * brackets. The declarations are not interpreted.
 */
export function doctypeFault(doctype: string): string | undefined {
  const [head, name] = /^[\t\n\r ]+([^\s"'<>[\]]+)(?:"[^"]*"|'[^']*'|[^"'[])*/.exec(doctype) ?? []
  if (head === undefined || name === undefined) return 'The DOCTYPE should name the root element: <!DOCTYPE resource>.'
  if (head.length === doctype.length) return undefined
  const end = doctype.lastIndexOf(']')
  declaration.lastIndex = head.length + 1
  while (declaration.lastIndex < end)
    if (!declaration.test(doctype)) return 'The DOCTYPE holds something that is not a declaration.'
  return undefined
}
