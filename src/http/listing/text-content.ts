import type { Content } from '../files/content.ts'

/** Encodes texts as UTF-8 in chunks of at least `piece` characters, except the last. */
export const contentOf = (texts: AsyncIterable<string>): Content => ({
  async *read() {
    let waiting = ''
    for await (const text of texts) {
      waiting += text
      if (waiting.length < piece) continue
      yield encoder.encode(waiting)
      waiting = ''
      // Writing may never wait for input or output, so yield to other requests.
      await new Promise(resolve => setTimeout(resolve, 0))
    }
    if (waiting !== '') yield encoder.encode(waiting)
  },
})

const piece = 32_768
const encoder = /* @__PURE__ */ new TextEncoder()
