/**
 * The pattern of locale names in citation requests: language tags, with hyphens or underscores. An empty name requests
 * the language of the style.
 */
export const localeForm = '^(?:[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8}){0,4})?$'
