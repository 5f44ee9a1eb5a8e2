/** The default style of elements. */
export const base = `
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
