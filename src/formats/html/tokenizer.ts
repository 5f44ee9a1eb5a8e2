/** The tokenizer of parse5. It is in a separate module, so that bundles that read no HTML do not contain it. */
export { Tokenizer, TokenizerMode } from 'parse5'
