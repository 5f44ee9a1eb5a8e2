/** By itself, so that it is left out of a bundle that reads no TOML. */
export { parse as parseTomlText, TomlDate, TomlError } from 'smol-toml'
