/** Returns the Windows-1252 character of a byte from 0x80 to 0x9f, or undefined for unassigned and all other bytes. */
export function windowsCharacter(byte: number): string | undefined {
  const character = shown[byte - 0x80]
  return character === ' ' ? undefined : character
}

/** The byte that Windows-1252 shows as a character; its code where it shows none of its own. */
export function windowsByte(character: string): number {
  const at = shown.indexOf(character)
  return at < 0 ? character.charCodeAt(0) : 0x80 + at
}

/** From 0x80 on; a space where there is none. */
const shown = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
