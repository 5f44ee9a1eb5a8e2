/** Returns the well-formedness errors of an XML text, limited to elements, attributes, references and characters. */
export function wellFormed(xml: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const rest = xml.replace(/^<\?xml [^?]*\?>\s*/, '')
  for (const [token, end, name, attributes, empty, text] of rest.matchAll(tokens)) {
    if (name === undefined) faults.push(...textFaults(text ?? token))
    else if (end === '/') open.pop() === name || faults.push(`</${name}> closes nothing`)
    else {
      for (const [, value] of (attributes ?? '').matchAll(/="([^"]*)"/g)) faults.push(...textFaults(value ?? ''))
      if (empty !== '/') open.push(name)
    }
  }
  return [...faults, ...open.map(name => `<${name}> is not closed`)]
}

const tokens = /<(\/?)([a-z-]+)((?:\s+[a-z]+="[^"<]*")*)\s*(\/?)>|([^<]+|<)/g

function textFaults(text: string): string[] {
  const faults = text.match(
    /<|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
  )
  return [...(faults ?? []), ...(text.includes(']]>') ? [']]>'] : [])]
}
