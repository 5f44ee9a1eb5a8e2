/** Whether a text can stand where a schema asks for a URI: it has a scheme, and nothing in it that a URI has to escape. */
export const isAddress = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^[a-z][a-z\d+.-]{1,20}:[^\s<>"{}|\\^`]{1,4000}$/i.test(text) &&
  !/%(?![\da-f]{2})/i.test(text)
