/** The TOML parser. It is in a separate module, so that bundles that read no TOML do not contain it. */
export { parse as parseTomlText, TomlDate, TomlError } from 'smol-toml'
