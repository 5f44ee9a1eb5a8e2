import type { Content } from '../files/content.ts'

/** Texts as bytes in pieces of a good size to send. */
export const contentOf = (texts: AsyncIterable<string>): Content => ({
  async *read() {
    let waiting = ''
    for await (const text of texts) {
      waiting += text
      if (waiting.length < piece) continue
      yield encoder.encode(waiting)
      waiting = ''
      // Writing is quick and stores may answer at once: others get their turn.
      await new Promise(resolve => setTimeout(resolve, 0))
    }
    if (waiting !== '') yield encoder.encode(waiting)
  },
})

const piece = 32_768
const encoder = /* @__PURE__ */ new TextEncoder()
