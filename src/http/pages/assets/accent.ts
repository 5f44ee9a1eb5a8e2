import { tokenColours } from './style.ts'

/**
 * Writes the CSS for an accent colour (`#rrggbb`) in the light and dark colour schemes.
 *
 * The colour is adjusted if text in the colour would not be legible.
 */
export function accentStyle(accent: string): string {
  const given = channels(accent)
  const scheme = (paper: string, towards: Colour): string => {
    const ground = channels(paper)
    let colour = given
    let soft = mixed(ground, given, 0.12)
    // Text in the accent colour appears on the page background and on the softer one.
    for (let share = 0.02; contrast(colour, soft) < least && share <= 1; share += 0.02) {
      colour = mixed(given, towards, share)
      soft = mixed(ground, colour, 0.12)
    }
    const ink = contrast(colour, white) >= contrast(colour, black) ? white : black
    return `--accent: ${hex(colour)}; --accent-soft: ${hex(soft)}; --accent-ink: ${hex(ink)};`
  }
  return `
:root { ${scheme(tokenColours.light, black)} }
@media (prefers-color-scheme: dark) { :root { ${scheme(tokenColours.dark, white)} } }
`
}

type Colour = readonly [red: number, green: number, blue: number]

const white: Colour = [255, 255, 255]
const black: Colour = [0, 0, 0]

/** The minimum contrast: slightly above that of WCAG 2.2 (1.4.3), because colours are rounded. */
const least = 4.6

const channels = (text: string): Colour => [1, 3, 5].map(at => Number.parseInt(text.slice(at, at + 2), 16)) as never

const hex = (colour: Colour): string =>
  `#${colour.map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

const mixed = (a: Colour, b: Colour, share: number): Colour =>
  a.map((channel, at) => channel + ((b[at] ?? 0) - channel) * Math.min(1, share)) as never

/** Computes the contrast of two colours: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrast(a: Colour, b: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map(channel => {
    const share = Math.round(channel) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
