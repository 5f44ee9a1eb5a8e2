/** The start page: results and facets. */
export const lists = `
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
