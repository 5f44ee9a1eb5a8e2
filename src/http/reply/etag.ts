import type { Reply } from './reply.ts'

/** The validator and the length of a reply. */
export function measured({ hash, length }: Reply, body: string): { hash: string; length: number } {
  if (hash !== undefined && length !== undefined) return { hash, length }
  const bytes = bytesOf(body)
  return { hash: hash ?? digestOf(bytes), length: bytes.length }
}

/** A text in UTF-8, valid until the next call: writing into reused memory is fastest. */
function bytesOf(text: string): Uint8Array {
  const { read, written } = encoder.encodeInto(text, scratch)
  return read === text.length ? scratch.subarray(0, written) : encoder.encode(text)
}

const encoder = /* @__PURE__ */ new TextEncoder()
const scratch = /* @__PURE__ */ new Uint8Array(65_536)

/**
 * A 128-bit hash of a body as 32 hexadecimal digits: MurmurHash3 for 32-bit machines
 * (https://github.com/aappleby/smhasher/wiki/MurmurHash3). It does not resist deliberate collisions, but is much faster than a
 * cryptographic hash and synchronous.
 */
export function digestOf(bytes: Uint8Array, seed = 0): string {
  const { length } = bytes
  const whole = length - (length % 16)
  const state = new Uint32Array(4).fill(seed)
  mixBlocks(state, bytes.subarray(0, whole))
  const rest = new Uint8Array(16)
  rest.set(bytes.subarray(whole))
  mixRest(state, new DataView(rest.buffer))
  for (let at = 0; at < 4; at++) state[at] = (state[at] ?? 0) ^ length
  spread(state)
  for (let at = 0; at < 4; at++) state[at] = finished(state[at] ?? 0)
  spread(state)
  return Array.from(state, word => word.toString(16).padStart(8, '0')).join('')
}

const [first, second, third, fourth] = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93]

function mixBlocks(state: Uint32Array, bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let [a = 0, b = 0, c = 0, d = 0] = state
  for (let at = 0; at < bytes.length; at += 16) {
    a = step(a ^ scrambled(view.getUint32(at, true), first, 15, second), 19, b, 0x561ccd1b)
    b = step(b ^ scrambled(view.getUint32(at + 4, true), second, 16, third), 17, c, 0x0bcaa747)
    c = step(c ^ scrambled(view.getUint32(at + 8, true), third, 17, fourth), 15, d, 0x96cd1c35)
    d = step(d ^ scrambled(view.getUint32(at + 12, true), fourth, 18, first), 13, a, 0x32ac3b17)
  }
  state.set([a, b, c, d])
}

// Missing bytes count as zeros, which change nothing.
function mixRest(state: Uint32Array, rest: DataView): void {
  const [a = 0, b = 0, c = 0, d = 0] = state
  state.set([
    a ^ scrambled(rest.getUint32(0, true), first, 15, second),
    b ^ scrambled(rest.getUint32(4, true), second, 16, third),
    c ^ scrambled(rest.getUint32(8, true), third, 17, fourth),
    d ^ scrambled(rest.getUint32(12, true), fourth, 18, first),
  ])
}

const turned = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))

const scrambled = (word: number, before: number, bits: number, after: number): number =>
  Math.imul(turned(Math.imul(word, before), bits), after)

const step = (word: number, bits: number, next: number, constant: number): number =>
  (Math.imul((turned(word, bits) + next) | 0, 5) + constant) | 0

/** Mixes each word of the state into every other. */
function spread(state: Uint32Array): void {
  const sum = state.reduce((total, word) => total + word, 0)
  state[0] = sum
  for (let at = 1; at < 4; at++) state[at] = (state[at] ?? 0) + sum
}

function finished(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}
