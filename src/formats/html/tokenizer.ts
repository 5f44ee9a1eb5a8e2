/** parse5's tokenizer. It is in a separate module, so that bundles that read no HTML do not contain it. */
export { Tokenizer, TokenizerMode } from 'parse5'
