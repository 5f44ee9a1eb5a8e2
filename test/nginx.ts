import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The commands to try for nginx. Debian installs it in `/usr/sbin`, which is not in the PATH of every user. */
const candidates = ['nginx', '/usr/sbin/nginx']
const command = candidates.find(name => spawnSync(name, ['-v']).status === 0)

/** The reason to skip tests of nginx; undefined where it is installed. */
export const missingNginx = command === undefined ? 'nginx is not installed (apt-get install nginx-light).' : undefined

/** An nginx in the foreground, with a folder of its own. */
export interface Nginx {
  /** Its errors so far. */
  errors(): string
  close(): Promise<void>
}

/** Starts nginx with the content of its `http` block, and waits until it listens on a port. */
export async function startNginx(http: string, port: number): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'citable-nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
pid nginx.pid;
error_log stderr;
events {}
http {
access_log off;
${temporary.map(name => `${name}_temp_path ${name};`).join('\n')}
${http}
}
`,
  )
  const child = spawn(command ?? 'nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'])
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  await listening(port, child, () => errors)
  return {
    errors: () => errors,
    async close() {
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function listening(port: number, child: ChildProcess, errors: () => string): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (child.exitCode !== null) throw new Error(`nginx has ended: ${errors()}`)
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (response !== undefined) return void (await response.body?.cancel())
    await wait(20)
  }
  throw new Error(`nginx does not answer: ${errors()}`)
}
