/** The CSS of record pages. */
export const record = `
.record > header { margin-bottom: 2.5rem; max-width: 52rem; }
.kicker { color: var(--muted); font-size: 0.9375rem; margin-bottom: 0.6rem; }
.notice { margin-bottom: 1.75rem; padding: 0.7rem 1rem; background: var(--notice); color: var(--notice-ink); border-radius: var(--radius); }
.notice a { color: inherit; }
.landing { margin-top: 0.9rem; }
.byline { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; margin-top: 1.1rem; }
.byline .name { font-weight: 550; }
.from { display: block; color: var(--muted); font-size: 0.875rem; }
.people { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 0.9rem 2rem; }
.id { font-size: 0.75rem; font-weight: 600; letter-spacing: 0.03em; margin-left: 0.25rem; padding: 0.08rem 0.4rem; border-radius: 4px; background: var(--accent-soft); text-decoration: none; white-space: nowrap; }
.id:hover { text-decoration: underline; }
.tag { display: inline-block; font-size: 0.75rem; line-height: 1.5; padding: 0 0.45rem; border: 1px solid var(--line); border-radius: 4px; color: var(--muted); margin-left: 0.25rem; }
.tag.here { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
.citation { font: 1.0625rem/1.6 var(--serif); padding: 1.1rem 1.35rem; background: var(--surface); border-left: 3px solid var(--accent); border-radius: 0 var(--radius) var(--radius) 0; overflow-wrap: anywhere; }
.citation.long { max-height: 18rem; overflow-y: auto; }
.citations { display: grid; gap: 0.9rem; max-height: 26rem; overflow-y: auto; }
.code { overflow-x: auto; padding: 0.75rem 1rem; margin-top: 0.5rem; background: var(--surface); border-radius: var(--radius); font: 0.8125rem/1.6 var(--mono); }
.rest { margin-top: 0.75rem; }
.rest > summary { color: var(--accent); font-size: 0.9375rem; padding-block: 0.15rem; }
.rest[open] > summary { margin-bottom: 0.75rem; }
.byline + .rest .byline { margin-top: 0; }
.citation-tools { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1rem; margin-top: 0.85rem; }
.picker { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; font-size: 0.875rem; color: var(--muted); min-width: 0; }
.picker label { display: flex; align-items: center; gap: 0.5rem; min-width: 0; }
.picker select { min-width: 0; }
.find { flex-basis: 100%; }
.find label { display: block; margin-block: 0.5rem 0.35rem; }
.find input { width: min(100%, 24rem); }
.find ul { margin-top: 0.35rem; max-height: 16rem; overflow-y: auto; }
.find li { padding-block: 0.15rem; }
.find li a { overflow-wrap: anywhere; }
.copy[data-done]::after { content: '✓' / ''; margin-left: 0.4rem; }
.share { overflow-wrap: anywhere; font-size: 0.9375rem; }
.share + .share { margin-top: 0.5rem; }
.share .copy { min-height: 1.9rem; padding: 0.1rem 0.6rem; font-size: 0.8125rem; background: transparent; color: var(--accent); border-color: var(--line); }
.share .copy:hover { background: var(--accent-soft); }
.exports { display: flex; flex-wrap: wrap; gap: 0.35rem 1.1rem; margin-top: 1.1rem; font-size: 0.875rem; }
.cited + .cited { margin-top: 1.75rem; }
.cited h3 { margin-bottom: 0.6rem; }
.cited h3 a { text-decoration: none; }
.cited h3 a:hover { text-decoration: underline; }
.earlier { margin-top: 1.5rem; }
.earlier > .cited { margin-top: 1.25rem; }
.prose { max-width: 42rem; line-height: 1.68; }
.prose pre { overflow-x: auto; padding: 0.75rem 1rem; background: var(--surface); border-radius: var(--radius); font-size: 0.875rem; }
.versions { border-left: 2px solid var(--line); margin-left: 0.35rem; }
.versions li { position: relative; padding: 0 0 1rem 1.1rem; }
.versions li:last-child { padding-bottom: 0; }
.versions li::before { content: ''; position: absolute; left: calc(-0.4rem - 1px); top: 0.45rem; width: 0.8rem; height: 0.8rem; border-radius: 50%; background: var(--paper); border: 2px solid var(--muted); }
.versions li.current::before { background: var(--accent); border-color: var(--accent); }
.versions .version-name { font-weight: 550; }
.versions .muted { display: block; }
.facts > div { padding-block: 0.55rem; border-top: 1px solid var(--line); }
.facts > div:first-child { border-top: 0; padding-top: 0; }
.facts dt, .relations dt { color: var(--muted); font-size: 0.8125rem; }
.facts dd { overflow-wrap: anywhere; }
.facts .plain li + li { margin-top: 0.3rem; }
.relations > div + div { margin-top: 1rem; }
.relations li { padding-block: 0.2rem; overflow-wrap: anywhere; }
.cited-as { display: block; overflow-wrap: anywhere; }
.licence { vertical-align: -0.4rem; margin-right: 0.2rem; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.subjects { display: flex; flex-wrap: wrap; gap: 0.35rem 0.5rem; }
.subjects li { padding: 0.05rem 0.6rem; border: 1px solid var(--line); border-radius: var(--radius); }
.map { display: block; width: 100%; height: auto; aspect-ratio: 2; background: var(--sea); border-radius: var(--radius); margin-bottom: 0.75rem; }
.map .land { fill: var(--land); }
.map .graticule { fill: none; stroke: var(--muted); stroke-opacity: 0.25; stroke-width: 0.5px; vector-effect: non-scaling-stroke; }
.map .area, .map .mark { fill: var(--accent); fill-opacity: 0.28; stroke: var(--accent); stroke-width: 1.5px; vector-effect: non-scaling-stroke; }
.map .mark { fill-opacity: 0.55; }
.files li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.15rem 1rem; padding-block: 0.85rem; border-bottom: 1px solid var(--line); }
.files li:first-child { padding-top: 0; }
.files li:last-child { border-bottom: 0; }
.file-name { font: 0.875rem/1.5 var(--mono); overflow-wrap: anywhere; }
.file-facts { font-size: 0.875rem; white-space: nowrap; }
.files .checksum { grid-column: 1 / -1; }
.checksum { display: flex; align-items: center; gap: 0.5rem; min-width: 0; font-size: 0.8125rem; }
.checksum .muted { flex: none; font-size: inherit; }
.checksum code { flex: 0 1 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--muted); }
.checksum .copy { min-height: 1.6rem; padding: 0 0.55rem; font-size: 0.8125rem; background: transparent; color: var(--accent); border-color: var(--line); flex: none; }
.checksum .copy:hover { background: var(--accent-soft); }
.preview-text { max-height: 26rem; overflow: auto; white-space: pre; }
.preview-image { display: block; max-width: 100%; max-height: 32rem; height: auto; background: var(--surface); border-radius: var(--radius); }
.preview-table { max-height: 26rem; overflow: auto; border: 1px solid var(--line); border-radius: var(--radius); }
.preview-table table { border-collapse: collapse; font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.preview-table th, .preview-table td { padding: 0.3rem 0.7rem; border-bottom: 1px solid var(--line); text-align: start; white-space: nowrap; max-width: 20rem; overflow: hidden; text-overflow: ellipsis; }
.preview-table th { position: sticky; top: 0; background: var(--surface); }
.preview-rights, .preview-table + .muted, .preview-text + .muted { margin-top: 0.5rem; }
.specifiers { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
.specifiers th, .specifiers td { text-align: left; vertical-align: baseline; padding: 0.4rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.specifiers tr:first-child > * { border-top: 0; padding-top: 0; }
.specifiers th { width: 45%; padding-right: 1rem; color: var(--muted); font-weight: 400; font-size: 0.875rem; }
.message { max-width: 38rem; }
.message h1 + p { margin-top: 1rem; }
.message p + p, .message .citation { margin-top: 0.6rem; }
.message h2, .message .citation + p { margin-top: 2rem; }
.message p + .muted { margin-top: 0.4rem; }
.message .search { margin-block: 2rem 1rem; }
@media (max-width: 30rem) {
  .files li { grid-template-columns: minmax(0, 1fr); }
  .citation { padding: 0.9rem 1rem; }
}
`
