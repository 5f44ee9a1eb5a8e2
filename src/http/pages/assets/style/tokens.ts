/** The grounds of light and dark pages. */
export const tokenColours = { light: '#ffffff', dark: '#12181a' } as const

/** Colours, fonts and sizes; text has a contrast of at least 4.5 to its background in the light and the dark scheme. */
export const tokens = `
:root {
  color-scheme: light dark;
  --paper: ${tokenColours.light};
  --surface: #f4f6f5;
  --line: #d9dfdc;
  --ink: #1b2220;
  --muted: #55605c;
  --accent: #14596b;
  --accent-ink: #ffffff;
  --accent-soft: #e2eef0;
  --notice: #fcf2d6;
  --notice-ink: #55400a;
  --sea: #eef3f4;
  --land: #cfd8d4;
  --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif;
  --serif: Charter, 'Bitstream Charter', 'Iowan Old Style', 'Source Serif Pro', 'Noto Serif', Cambria, Georgia, serif;
  --mono: ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
  --radius: 8px;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: ${tokenColours.dark};
    --surface: #1a2224;
    --line: #303b3e;
    --ink: #e4e9e7;
    --muted: #a3afac;
    --accent: #82c6d6;
    --accent-ink: #0c1a1e;
    --accent-soft: #1c353c;
    --notice: #33290f;
    --notice-ink: #f1dca0;
    --sea: #182225;
    --land: #35433f;
  }
}
`
