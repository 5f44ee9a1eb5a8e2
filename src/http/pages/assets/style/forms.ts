/** Search, pickers, buttons, tabs and chips. */
export const forms = `
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
