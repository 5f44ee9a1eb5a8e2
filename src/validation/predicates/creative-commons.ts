/**
 * Returns the Creative Commons licence in a name, identifier or URL as an SPDX identifier (`CC-BY-4.0`).
 *
 * A ported licence is returned as its unported original. Returns `undefined` for anything else, or if there is no
 * version.
 */
export function creativeCommonsTerms(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 200) return undefined
  const text = value.trim()
  const [, kind = '', version] = addressed.exec(text) ?? abbreviated.exec(text) ?? zero.exec(text) ?? worded(text) ?? []
  if (version === undefined) return undefined
  const terms: readonly string[] = kind.toLowerCase().match(/by|nc|nd|sa/g) ?? []
  if (terms.length === 0) return version === '1.0' ? 'CC0-1.0' : undefined
  return `CC-${['by', 'nc', 'nd', 'sa'].filter(term => terms.includes(term)).join('-')}-${version}`.toUpperCase()
}

/** Returns the URL of the Creative Commons licence in a name, or undefined if there is none. */
export function creativeCommonsAddress(rights: string): string | undefined {
  const id = creativeCommonsTerms(rights)
  if (id === undefined) return undefined
  const [, terms, version] = /^CC-([A-Z-]+)-(\d\.\d)$/.exec(id) ?? []
  const page = terms === undefined ? 'publicdomain/zero/1.0' : `licenses/${terms.toLowerCase()}/${version}`
  return `https://creativecommons.org/${page}/`
}

const addressed =
  /^https?:\/\/(?:www\.)?creativecommons\.org\/(?:licenses|publicdomain)\/(zero|by(?:-(?:nc|nd|sa)){0,2})\/(\d\.\d)(?:\/|$)/i
const abbreviated = /^(?:licen[cs]e:? )?\(?cc[ -]?(by(?:[ -](?:nc|nd|sa)){0,2})[ -]?v?(\d\.\d)(?![\d.])/i
const zero = /^cc[ -]?(0|zero)[ -]?v?(1\.0)(?![\d.])/i

/**
 * Returns the terms and the version of a full name such as `Creative Commons Attribution Non Commercial 4.0
 * International`.
 */
function worded(text: string): readonly (string | undefined)[] | undefined {
  if (!/^creative/i.test(text)) return undefined
  const [, name = '', version] =
    /^Creative Commons ((?:[A-Z][A-Za-z]{1,14} ){1,7})(?:License )?v?(\d\.\d)(?![\d.])/i.exec(
      text.replace(/[\s-]+/g, ' '),
    ) ?? []
  if (version === undefined) return undefined
  if (/^(?:zero|CC0) /i.test(name)) return ['', '0', version]
  if (!/^Attribution /i.test(name)) return undefined
  const terms = [/non ?commercial/i, /no ?deriv/i, /share ?alike/i].map((term, at) =>
    term.test(name) ? ['nc', 'nd', 'sa'][at] : '',
  )
  return ['', `by ${terms.join(' ')}`, version]
}
