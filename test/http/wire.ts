import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection on which bytes are sent as they are. */
export interface Wire {
  socket: Socket
  send(text: string): void
  /** All that came, once it matches. */
  until(pattern: RegExp): Promise<string>
  /** All that came, once the other side has closed. */
  closed: Promise<string>
}

/** Connects to a server of a test's own; closed when the test ends. */
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
  // A connection that the server resets is what some tests are about.
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

/** A request as it goes over the wire. */
export const get = (target: string, ...headers: string[]): string =>
  `${[`GET ${target} HTTP/1.1`, 'Host: a', ...headers].join('\r\n')}\r\n\r\n`
