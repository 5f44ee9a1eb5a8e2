/** By itself, so that it is left out of a bundle that reads no HTML. */
export { Tokenizer, TokenizerMode } from 'parse5'
