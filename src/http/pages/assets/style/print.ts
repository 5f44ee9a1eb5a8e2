/** The style for print: hides controls, shows everything collapsed or cut off, and prints the targets of links. */
export const print = `
@media print {
  :root { color-scheme: light; --paper: #fff; --surface: #fff; --line: #bbb; --ink: #000; --muted: #444; --accent: #000; --accent-ink: #fff; --accent-soft: #fff; --notice: #fff; --notice-ink: #000; --sea: #fff; --land: #ddd; }
  body { font-size: 10.5pt; min-height: 0; }
  header.site nav, footer.site, .skip, .search, .tabs, .facets, .chips, .paging, .citation-tools, .exports, .actions, .copy, .to-filters { display: none !important; }
  header.site, main, footer.site { width: 100%; }
  main { padding-block: 1rem 0; }
  .columns { display: block; }
  .columns > div + div { margin-top: 2rem; }
  .citation { border: 1px solid #999; border-radius: 0; }
  .checksum code { white-space: normal; overflow: visible; overflow-wrap: anywhere; }
  .notice { border: 1px solid #999; }
  .columns > div + div .facts { columns: 2; column-gap: 2rem; }
  .map { width: 9cm; border: 1px solid #bbb; }
  .map .area { fill-opacity: 0.12; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .id[href]::after { content: ' ' attr(href); font-weight: 400; }
  h1, h2, h3 { break-after: avoid; }
  .citation, .entry, .files li, .map, .facts > div { break-inside: avoid; }
  @page { margin: 2cm; }
}
`
