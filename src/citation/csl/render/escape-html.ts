/** Escapes text so that none of it is read as markup. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
