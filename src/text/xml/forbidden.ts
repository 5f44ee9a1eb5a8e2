/** Whether a text holds what XML 1.0 does not allow: controls, halves of surrogate pairs, U+FFFE and U+FFFF. */
export function hasForbidden(text: string): boolean {
  // Nearly no text has what is suspicious, and looking for it is much faster.
  return suspicious.test(text) && forbidden.test(text)
}

const suspicious = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
