/** Escapes text so that Markdown and the site's templates show it literally. Collapses and trims white space. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]|]/g, '\\$&')
    .replaceAll('<', '&lt;')
    .replaceAll('{{', '&#123;&#123;')
    .replace(/\s+/g, ' ')
    .trim()

/** Escapes text, such as a doc comment, except for its inline code. */
export const prose = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? code(part.slice(1, -1)) : part.replace(/^\s|\s$/g, '\0')))
    .map((part, index) => (index % 2 === 1 ? part : escaped(part).replaceAll('\0', ' ')))
    .join('')
    .trim()

/** Renders text as inline code, with its pipes escaped for use in a table. */
export const code = (text: string): string => {
  const marks = text.includes('`') ? '``' : '`'
  return `${marks}${text.replaceAll('|', '\\|').replace(/\s+/g, ' ')}${marks}`
}

/** Renders a Markdown table. The cells must already be escaped. */
export const table = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heading, heading.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

/** Joins blocks, except empty ones, into a page with a final line feed. */
export const page = (...blocks: readonly string[]): string => `${blocks.filter(Boolean).join('\n\n')}\n`

/** Renders a code block. */
export const fence = (language: string, text: string): string => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``

/**
 * Makes Markdown of the repository safe for the site's templates: outside code, `{{` and `<` become plain text. Keeps
 * links in angle brackets.
 */
export function withoutMarkup(markdown: string): string {
  let isCode = false
  return markdown
    .split('\n')
    .map(line => {
      const isFence = /^\s*```/.test(line)
      if (isFence) isCode = !isCode
      if (isFence || isCode) return line
      return line
        .split(/(`+[^`]*`+)/)
        .map((part, index) =>
          index % 2 === 1 ? part : part.replace(/<(?!https?:)/g, '&lt;').replaceAll('{{', '&#123;&#123;'),
        )
        .join('')
    })
    .join('\n')
}
