/** The frame of every page, and its columns. */
export const frame = `
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
