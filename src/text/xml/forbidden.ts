/** Whether a text holds characters that XML 1.0 forbids: control characters, lone surrogates, U+FFFE and U+FFFF. */
export function hasForbidden(text: string): boolean {
  // Hardly any text has suspicious characters, and looking for them is much faster.
  return suspicious.test(text) && forbidden.test(text)
}

const suspicious = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
