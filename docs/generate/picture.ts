import { stripVTControlCharacters } from 'node:util'

/** The colour for each ANSI code that appears in reports. */
const colours: Readonly<Record<string, string>> = {
  '31': '#ff8a80',
  '32': '#9ccc65',
  '33': '#ffcc66',
  '34': '#82b1ff',
  '36': '#80deea',
}

/** Matches the escape sequence of a style, and captures its code. */
const styling = new RegExp(`${String.fromCharCode(27)}\\[(\\d+)m`)

const lineHeight = 19
const characterWidth = 8.2
const margin = 18

interface Style {
  colour?: string | undefined
  bold: boolean
  dim: boolean
  underline: boolean
}

/** Renders a command and its terminal output as SVG, with a `tspan` for each styled run of text. */
export function terminalPicture(command: string, output: string): string {
  const lines = [`\u001b[32m$\u001b[39m ${command}`, ...output.trimEnd().split('\n')]
  const columns = Math.max(...lines.map(line => stripVTControlCharacters(line).length))
  const width = Math.ceil(columns * characterWidth) + 2 * margin
  const height = lines.length * lineHeight + 2 * margin
  let style: Style = { bold: false, dim: false, underline: false }
  const texts = lines.map((line, index) => {
    const parts = line.split(styling)
    const spans = parts.map((part, at) => {
      if (at % 2 === 1) style = styleAfter(style, part)
      return at % 2 === 1 || part === '' ? '' : span(part, style)
    })
    const y = margin + (index + 0.75) * lineHeight
    return `  <text x="${margin}" y="${y}" xml:space="preserve">${spans.join('')}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
  <title>${escaped(`Output of ${command}`)}</title>
  <rect width="100%" height="100%" rx="8" fill="#1b2430"/>
  <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="13.6" fill="#e6edf3">
${texts.join('\n')}
  </g>
</svg>
`
}

function styleAfter(style: Style, code: string): Style {
  if (code === '0') return { bold: false, dim: false, underline: false }
  if (code === '1') return { ...style, bold: true }
  if (code === '2') return { ...style, dim: true }
  if (code === '4') return { ...style, underline: true }
  if (code === '22') return { ...style, bold: false, dim: false }
  if (code === '24') return { ...style, underline: false }
  return { ...style, colour: colours[code] }
}

function span(text: string, { colour, bold, dim, underline }: Style): string {
  const attributes = [
    ...(colour === undefined ? (dim ? ['fill="#9aa7b4"'] : []) : [`fill="${colour}"`]),
    ...(bold ? ['font-weight="bold"'] : []),
    ...(underline ? ['text-decoration="underline"'] : []),
  ]
  return attributes.length === 0 ? escaped(text) : `<tspan ${attributes.join(' ')}>${escaped(text)}</tspan>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
