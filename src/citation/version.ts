/** The version without a `v`, `V.` or `Version` before its number: `v1.1` gives `1.1`; other text stays (`Final`). */
export const bareVersion = (version: string): string => version.replace(label, '')

/** The version with `prefix` before its number: `1.1` gives `v1.1`; other text gets no prefix (`Final`). */
export function labelledVersion(version: string, prefix: string): string {
  const bare = bareVersion(version)
  return startsWithDigit.test(bare) ? prefix + bare : bare
}

/** Whether a title ends in this version: `(v1.1)`, `v1.1`, `Version 1.1`, `(1.1)`, `V. 1.1`, or bare where it is dotted. */
export function endsInVersion(title: string, version: string): boolean {
  const bare = bareVersion(version).toLowerCase()
  if (bare === '') return false
  // Only the end can hold it: so a long title costs no more than a short one.
  const end = title
    .slice(-(bare.length + 24))
    .toLowerCase()
    .replace(fullStop, '')
  const inside = end.replace(closing, '')
  if (!inside.endsWith(bare)) return false
  const before = inside.slice(0, inside.length - bare.length)
  return labelAtEnd.test(before) || (inside !== end && opening.test(before)) || (dotted.test(bare) && gap.test(before))
}

const label = /^v(?:er(?:s|sion)?)?[.:]?\s{0,9}(?=\d)/i
const startsWithDigit = /^\d/
const fullStop = /\.\s{0,9}$/
const closing = /\s{0,9}[)\]]$/
const opening = /[([]\s{0,9}$/
const labelAtEnd = /(?:^|[^\p{L}\p{N}])v(?:er(?:s|sion)?)?[.:]?\s{0,9}$/u
// A lone whole number at the end of a title is more often part of the name (`Phase 2`) than its version.
const dotted = /^\d+(?:\.\d+)+/
const gap = /(?:^|[\s_])$/
