/** Yields bytes as a single chunk, which is read when it is requested. */
export async function* oneChunk(read: () => Uint8Array | Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await read()
}
