import { execFile, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** A server under load. */
export interface Loaded {
  url: string
  /**
   * Asks the server for its memory use in bytes after garbage collection, or for its processor time in milliseconds.
   */
  ask(figure: 'bytes' | 'milliseconds'): Promise<number>
  end(): void
}

/** Starts a server in a separate process, by the name of its bundled script. */
export async function startServer(script: string, ...args: string[]): Promise<Loaded> {
  const child = fork(join(dirname(process.argv[1] ?? ''), script), args, { execArgv: ['--expose-gc'] })
  const answer = async (): Promise<Record<string, string | number>> => {
    const heard = new AbortController()
    const events = ['message', 'exit'].map(event => once(child, event, { signal: heard.signal }))
    const [told] = await Promise.race(events)
    heard.abort()
    if (typeof told !== 'object') throw new Error(`The server ended with ${told}.`)
    return told
  }
  const { url } = await answer()
  return {
    url: String(url),
    async ask(figure) {
      const answered = answer()
      child.send(figure)
      return Number((await answered)[figure])
    },
    end: () => void child.kill(),
  }
}

/** The load generator: wrk if it is installed, because it uses few resources; otherwise this process. */
export const generator = hasWrk() ? 'wrk' : 'its own client'

const connections = 32

/**
 * Returns the requests per second that a server answers, for targets in random order over 32 connections. Rejects if a
 * response is an error.
 */
export const rateOf = (url: string, targets: readonly string[], seconds: number, folder: string): Promise<number> =>
  generator === 'wrk' ? byWrk(url, targets, seconds, folder) : byAgent(url, targets, seconds)

function hasWrk(): boolean {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function byWrk(url: string, targets: readonly string[], seconds: number, folder: string): Promise<number> {
  const script = join(folder, 'load.lua')
  writeFileSync(join(folder, 'targets.txt'), targets.join('\n'))
  writeFileSync(
    script,
    `local requests = {}
     init = function(args)
       for line in io.lines(args[1]) do requests[#requests + 1] = wrk.format('GET', line) end
     end
     request = function() return requests[math.random(#requests)] end`,
  )
  const { stdout } = await promisify(execFile)('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    `--script=${script}`,
    url,
    '--',
    join(folder, 'targets.txt'),
  ])
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!(rate > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`The load went wrong: ${stdout}`)
  return rate
}

async function byAgent(url: string, targets: readonly string[], seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const start = performance.now()
  const end = start + seconds * 1000
  let answers = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        await ask(url + targets[Math.floor(Math.random() * targets.length)], agent)
        answers++
      }
    }),
  )
  agent.destroy()
  return (answers / (performance.now() - start)) * 1000
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, response => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${response.statusCode}`)),
      )
    }).on('error', reject)
  })
}
