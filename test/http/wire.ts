import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection that sends text unchanged, with one byte per character. */
export interface Wire {
  socket: Socket
  send(text: string): void
  /** Returns everything received, once the text matches the pattern. */
  until(pattern: RegExp): Promise<string>
  /** Everything received, once the other side has closed the connection. */
  closed: Promise<string>
}

/** Connects to a test's own server. The connection is closed when the test ends. */
export function wireTo(url: string): Wire {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  let came = ''
  const waiting = new Set<() => void>()
  socket.setEncoding('latin1')
  socket.on('data', chunk => {
    came += chunk
    for (const look of waiting) look()
  })
  // In some tests, the server resets the connection on purpose.
  socket.on('error', () => undefined)
  socket.on('end', () => socket.end())
  onTestFinished(() => void socket.destroy())
  return {
    socket,
    send: text => void socket.write(text, 'latin1'),
    until: pattern =>
      new Promise(resolve => {
        const look = (): void => {
          if (!pattern.test(came)) return
          waiting.delete(look)
          resolve(came)
        }
        waiting.add(look)
        look()
      }),
    closed: new Promise(resolve => socket.on('close', () => resolve(came))),
  }
}

/** Returns a request as sent over the wire. */
export const get = (target: string, ...headers: string[]): string =>
  `${[`GET ${target} HTTP/1.1`, 'Host: a', ...headers].join('\r\n')}\r\n\r\n`
