/** Returns the Windows-1252 character of a byte from 0x80 to 0x9f, or undefined for unassigned and all other bytes. */
export function windowsCharacter(byte: number): string | undefined {
  const character = shown[byte - 0x80]
  return character === ' ' ? undefined : character
}

/**
 * Returns the Windows-1252 byte of a character if the byte is from 0x80 to 0x9f, otherwise the code of the character.
 */
export function windowsByte(character: string): number {
  const at = shown.indexOf(character)
  return at < 0 ? character.charCodeAt(0) : 0x80 + at
}

/** The Windows-1252 characters of the bytes from 0x80 to 0x9f, with a space for each unassigned byte. */
const shown = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
