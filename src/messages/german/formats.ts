import type { Texts } from '../catalogue.ts'

/** Texts of readers with the reason that a parser gives. */
export const formatTexts: Texts = {
  'This is not TOML: {reason:toml}.': 'Das ist kein TOML: {reason}.',
  'This is not TOML: {reason}.': 'Das ist kein TOML (Meldung des Parsers: {reason}).',
  'This is not Turtle: {reason:turtle} on line {line}.': 'Das ist kein Turtle: {reason} (Zeile {line}).',
  'This is not Turtle: {reason}.': 'Das ist kein Turtle (Meldung des Parsers: {reason}).',
}
