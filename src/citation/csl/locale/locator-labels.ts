/** What locators count, https://docs.citationstyles.org/en/stable/specification.html#locators. */
export const locatorLabels = [
  ...['act', 'appendix', 'article-locator', 'book', 'canon', 'chapter', 'column', 'elocation', 'equation', 'figure'],
  ...['folio', 'issue', 'line', 'note', 'opus', 'page', 'paragraph', 'part', 'rule', 'scene', 'section', 'sub-verbo'],
  ...['supplement', 'table', 'timestamp', 'title-locator', 'verse', 'version', 'volume'],
]
