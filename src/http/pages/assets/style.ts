import { record } from './record-style.ts'

/** The background colour of each colour scheme. */
export const tokenColours = { light: '#ffffff', dark: '#12181a' } as const

/** Colours, fonts and sizes. Text has a contrast of at least 4.5 in both colour schemes. */
const tokens = `
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

const base = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-behavior: smooth; }
body {
  margin: 0;
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.6 var(--sans);
  overflow-wrap: break-word;
}
h1, h2, h3, p, ul, ol, dl, dd, blockquote, figure { margin: 0; padding: 0; }
h1 { font: 600 clamp(1.5rem, 1.1rem + 1.9vw, 2.25rem)/1.22 var(--serif); text-wrap: balance; letter-spacing: -0.01em; }
h1.long { font-size: clamp(1.3rem, 1.1rem + 1vw, 1.75rem); line-height: 1.3; }
h1.technical { font: 600 clamp(1.1rem, 1rem + 0.7vw, 1.5rem)/1.35 var(--mono); letter-spacing: -0.02em; overflow-wrap: anywhere; }
h2 { font-size: 1.0625rem; font-weight: 650; line-height: 1.4; }
h3 { font-size: 1rem; font-weight: 600; line-height: 1.4; }
ul, ol { list-style: none; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.18em; text-decoration-color: color-mix(in srgb, currentColor 45%, transparent); }
a:hover { text-decoration-color: currentColor; text-decoration-thickness: 2px; }
code, .doi { font-family: var(--mono); font-size: 0.875em; overflow-wrap: anywhere; }
data, time, .count { font-variant-numeric: tabular-nums; }
summary { cursor: pointer; }
sub, sup { line-height: 0; }
h1 sub, h1 sup, h3 sub, h3 sup { font-size: 0.68em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.muted { color: var(--muted); font-size: 0.875rem; }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 1; padding: 0.5rem 1rem; background: var(--accent); color: var(--accent-ink); border-radius: 0 0 var(--radius) var(--radius); }
.skip:focus { top: 0; }
[hidden] { display: none !important; }
@media (prefers-reduced-motion: reduce) {
  html { scroll-behavior: auto; }
  *, *::before, *::after { transition: none !important; animation: none !important; }
}
`

const frame = `
header.site, main, footer.site { width: min(100% - 2 * clamp(1rem, 4vw, 2.5rem), 66rem); margin-inline: auto; }
header.site { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 2rem; padding-block: 1.1rem 0.9rem; border-bottom: 1px solid var(--line); }
header.site ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; font-size: 0.9375rem; }
header.site a { color: var(--ink); text-decoration: none; display: inline-block; padding-block: 0.25rem; }
header.site a:hover { color: var(--accent); text-decoration: underline; }
.brand { font-weight: 650; }
header.site a.brand:has(.logo) { display: inline-flex; align-items: center; gap: 0.6rem; }
.logo { height: 2rem; width: auto; max-width: 12rem; }
main { flex: 1; padding-block: clamp(1.75rem, 4vw, 3.25rem) 4rem; }
footer.site { display: flex; flex-wrap: wrap; gap: 0.25rem 2rem; justify-content: space-between; padding-block: 1.25rem 2rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; }
footer.site ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
footer.site [aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
.framed main { width: auto; padding: 0; margin: 0; }
.framed { min-height: 0; }
section + section { margin-top: 2.5rem; }
section > h2 { margin-bottom: 0.75rem; }
@media (min-width: 56rem) {
  .columns { display: grid; grid-template-columns: minmax(0, 1fr) 18.5rem; gap: 4rem; }
  .with-facets { display: grid; grid-template-columns: minmax(0, 1fr) 16rem; gap: 4rem; }
}
@media (max-width: 55.99rem) {
  .columns > div + div, .facets { margin-top: 2.5rem; }
}
`

const forms = `
input, select, button, .button { font: inherit; font-size: 0.9375rem; line-height: 1.4; min-height: 2.5rem; padding: 0.4rem 0.9rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--paper); color: var(--ink); max-width: 100%; }
input, select { border-color: color-mix(in srgb, var(--muted) 75%, transparent); }
button, .button { display: inline-flex; align-items: center; background: var(--accent); border-color: var(--accent); color: var(--accent-ink); font-weight: 550; text-decoration: none; cursor: pointer; transition: background-color 120ms; }
.button.small { min-height: 2rem; padding: 0.15rem 0.7rem; font-size: 0.875rem; }
button:hover, .button:hover { background: color-mix(in srgb, var(--accent) 86%, var(--ink)); }
button.quiet, .button.quiet { background: transparent; border-color: var(--line); color: var(--accent); }
button.quiet:hover, .button.quiet:hover { background: var(--accent-soft); }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 1.25rem; }
.lists { margin-top: 0.6rem; }
.search { margin-top: 1.5rem; max-width: 42rem; }
.search .sort { margin-top: 0.75rem; }
.search .sort label { display: inline; margin-right: 0.5rem; }
.search label { display: block; font-size: 0.875rem; color: var(--muted); margin-bottom: 0.35rem; }
.row { display: flex; gap: 0.5rem; }
.row input { flex: 1; min-width: 0; }
.tabs { margin-top: 1.75rem; border-bottom: 1px solid var(--line); }
.tabs ul { display: flex; gap: 1.75rem; }
.tabs a { display: block; padding: 0.55rem 0; color: var(--muted); text-decoration: none; border-bottom: 2px solid transparent; margin-bottom: -1px; }
.tabs a:hover { color: var(--accent); }
.tabs a[aria-current] { color: var(--ink); font-weight: 600; border-color: var(--accent); }
.count { color: var(--muted); font-size: 0.8125rem; font-weight: 400; }
.chips { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-bottom: 1.25rem; font-size: 0.875rem; align-items: center; }
.chips a:not(.plain-link) { display: inline-block; padding: 0.2rem 0.75rem; border-radius: 2rem; background: var(--accent-soft); color: var(--ink); text-decoration: none; overflow-wrap: anywhere; }
.chips a:not(.plain-link):hover { box-shadow: inset 0 0 0 1px var(--accent); }
.paging { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.5rem 1.5rem; margin-top: 2rem; font-size: 0.9375rem; }
`

const lists = `
.lead { margin-top: 0.6rem; max-width: 42rem; color: var(--muted); font-size: 1.0625rem; }
.results { margin-top: 1.75rem; }
.heading-row { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; margin-bottom: 0.25rem; }
.to-filters { font-size: 0.875rem; }
@media (min-width: 56rem) { .to-filters { display: none; } }
.entries > .entry { padding-block: 1.1rem; border-bottom: 1px solid var(--line); }
.entries > .entry:first-child { padding-top: 0.4rem; }
.entries > .entry:last-child { border-bottom: 0; }
.entry h3 { font: 550 0.9375rem/1.45 var(--mono); letter-spacing: -0.02em; overflow-wrap: anywhere; }
.entry a { text-decoration: none; }
.entry a:hover { text-decoration: underline; }
h3.prose-title, .entry h3.prose-title { font: 600 1.0625rem/1.4 var(--serif); letter-spacing: 0; overflow-wrap: break-word; }
.entry p { margin-top: 0.2rem; }
.trail { color: var(--muted); font-size: 0.875rem; overflow-wrap: anywhere; margin-top: 0.4rem; }
.publications:not(:first-child) { margin-top: 3rem; }
.empty { padding: 2.5rem 1.5rem; margin-top: 0.75rem; background: var(--surface); border-radius: var(--radius); text-align: center; }
.empty p + p { margin-top: 0.5rem; }
.facets { font-size: 0.9375rem; }
.facets > h2 { margin-bottom: 0.5rem; }
.facets details { border-top: 1px solid var(--line); padding-block: 0.5rem; }
.facets summary { font-weight: 550; padding-block: 0.15rem; }
.facets ul { padding-block: 0.15rem 0.35rem; }
.facets li a { display: flex; align-items: baseline; gap: 0.5rem; padding: 0.2rem 0.5rem; margin-inline: -0.5rem; border-radius: 5px; color: var(--ink); text-decoration: none; overflow-wrap: anywhere; }
.facets li a:hover { background: var(--accent-soft); }
.facets li a.chosen { background: var(--accent-soft); font-weight: 600; }
.facets li .count { margin-left: auto; }
.facets li a.chosen::before { content: '✓' / ''; color: var(--accent); }
.facets details.more { border: 0; padding-block: 0; }
.facets .more > summary { font-weight: 400; font-size: 0.875rem; color: var(--muted); }
`

/** The print styles: hide controls, expands collapsed content, and prints the addresses of linked identifiers. */
const print = `
@media print {
  :root { color-scheme: light; --paper: #fff; --surface: #fff; --line: #bbb; --ink: #000; --muted: #444; --accent: #000; --accent-ink: #fff; --accent-soft: #fff; --notice: #fff; --notice-ink: #000; --sea: #fff; --land: #ddd; }
  body { font-size: 10.5pt; min-height: 0; }
  header.site nav, footer.site, .skip, .search, .tabs, .facets, .chips, .paging, .citation-tools, .exports, .actions, .copy, .to-filters, .whole, section[aria-labelledby="share"] { display: none !important; }
  header.site, main, footer.site { width: 100%; }
  main { padding-block: 1rem 0; }
  .columns { display: block; }
  .columns > div + div { margin-top: 2rem; }
  .citation { border: 1px solid #999; border-radius: 0; }
  .checksum code { white-space: normal; overflow: visible; overflow-wrap: anywhere; }
  .notice { border: 1px solid #999; }
  .columns > div + div .facts { columns: 2; column-gap: 2rem; }
  .preview-text, .preview-table { max-height: none; overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere; }
  .preview-table th, .preview-table td { white-space: normal; overflow-wrap: anywhere; }
  .map { width: 9cm; border: 1px solid #bbb; }
  .map .area { fill-opacity: 0.12; }
  details::details-content { content-visibility: visible; block-size: auto; }
  @supports selector(details::details-content) { :is(ul, ol) + .rest > summary { display: none; } }
  .id { white-space: normal; overflow-wrap: anywhere; }
  .id[href]::after { content: ' ' attr(href); font-weight: 400; }
  .people { display: block; columns: 2; column-gap: 2rem; }
  .people li { break-inside: avoid; margin-bottom: 0.5rem; }
  .citation.long, .citations { max-height: none; }
  h1, h2, h3 { break-after: avoid; }
  .citation, .entry, .files li, .map, .facts > div { break-inside: avoid; }
  @page { margin: 2cm; }
}
`

/** The style sheet of all pages, for light and dark colour schemes and for print. */
export const style = [tokens, base, frame, forms, lists, record, print].join('')
