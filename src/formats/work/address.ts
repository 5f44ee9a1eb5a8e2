/** Whether a text can stand where a schema asks for a URI: it has a scheme, and nothing in it that a URI has to escape. */
export const isAddress = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^[a-z][a-z\d+.-]{1,20}:[^\s<>"{}|\\^`]{1,4000}$/i.test(text) &&
  !/%(?![\da-f]{2})/i.test(text)

/** Whether a text can stand where a schema asks for a URI or a relative reference, as `papers/one.pdf`. */
export const isUriReference = (text: unknown): text is string =>
  isAddress(text) ||
  (typeof text === 'string' &&
    /^(?!\/\/|[^/?#]*:|$)[^\s<>"{}|\\^`[\]#]{0,4000}(?:#[^\s<>"{}|\\^`[\]#]{0,4000})?$/.test(text) &&
    !/%(?![\da-f]{2})/i.test(text))

/** Whether a web address is one of the DOI resolver: it leads to a landing page and is not that of one. */
export const isDoiUrl = (url: string): boolean => /^https?:\/\/(?:dx\.)?doi\.org\//i.test(url)
