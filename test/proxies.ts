import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A reverse proxy server from a Debian package. */
interface ProxyKind {
  name: string
  /** The language of the code block with the server's configuration in the pages on operating. */
  language: string
  /** The reason to skip the tests of the server; undefined if it is installed. */
  missing: string | undefined
  /** Completes a configuration so that the server runs in the given folder. */
  complete(configuration: string, folder: string): string
  /** Returns the arguments with which the server runs in the foreground. */
  args(folder: string, file: string): string[]
  command: string
}

/**
 * Returns the command of a server, or undefined if the server is not installed. Debian installs some servers in
 * `/usr/sbin`, which is not in every user's PATH.
 */
const commandOf = (name: string, version: string): string | undefined =>
  [name, `/usr/sbin/${name}`].find(one => spawnSync(one, [version]).status === 0)

const missing = (command: string | undefined, name: string, debian: string): string | undefined =>
  command === undefined ? `${name} is not installed (apt-get install ${debian}).` : undefined

const [nginx, apache, caddy] = [commandOf('nginx', '-v'), commandOf('apache2', '-v'), commandOf('caddy', 'version')]
const modules = ['mpm_event', 'authz_core', 'alias', 'proxy', 'proxy_http', 'socache_shmcb', 'ssl']

/** The servers for which the proxy guide contains a configuration. */
export const proxies: readonly ProxyKind[] = [
  {
    name: 'nginx',
    language: 'nginx',
    missing: missing(nginx, 'nginx', 'nginx-light'),
    command: nginx ?? '',
    complete: configuration => `daemon off;
master_process off;
pid nginx.pid;
error_log stderr;
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${name};`).join('\n')}
${configuration}
}
`,
    args: (folder, file) => ['-p', folder, '-c', file, '-e', 'stderr'],
  },
  {
    name: 'Apache',
    language: 'apache',
    missing: missing(apache, 'Apache', 'apache2-bin'),
    command: apache ?? '',
    complete: (configuration, folder) => `ServerRoot ${folder}
ServerName 127.0.0.1
PidFile httpd.pid
ErrorLog error.log
DefaultRuntimeDir ${folder}
${modules.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${configuration.replace(/<VirtualHost (\S+)>/, 'Listen $1\n<VirtualHost $1>')}
`,
    args: (_, file) => ['-f', file, '-D', 'FOREGROUND'],
  },
  {
    name: 'Caddy',
    language: 'caddyfile',
    missing: missing(caddy, 'Caddy', 'caddy'),
    command: caddy ?? '',
    complete: configuration => `{
admin off
auto_https disable_redirects
storage file_system storage
}
${configuration}`,
    args: (_, file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
]

/** A proxy started by {@link startProxy}. */
export interface RunningProxy {
  /** Returns the errors of the proxy so far. */
  errors(): string
  close(): Promise<void>
}

/** Creates a folder with a self-signed certificate for a host. */
export function certificateFor(host: string): { folder: string; certificate: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'citable-proxy-'))
  const [certificate, key] = [join(folder, 'host.pem'), join(folder, 'host.key')]
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const { status, stderr } = spawnSync('openssl', [...args, ...names, '-keyout', key, '-out', certificate])
  if (status !== 0) throw new Error(String(stderr))
  return { folder, certificate, key }
}

/** Starts a proxy in the foreground, and waits until the proxy responds on the given port. */
export async function startProxy(
  kind: ProxyKind,
  configuration: string,
  folder: string,
  port: number,
): Promise<RunningProxy> {
  const file = join(folder, `${kind.language}.conf`)
  writeFileSync(file, kind.complete(configuration, folder))
  const child = spawn(kind.command, kind.args(folder, file), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await listening(port, child, () => errors)
  return {
    errors: () => errors,
    async close() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function listening(port: number, child: ChildProcess, errors: () => string): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (child.exitCode !== null) throw new Error(`The proxy has ended with ${child.exitCode}: ${errors()}`)
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (response !== undefined) return void (await response.body?.cancel())
    await wait(20)
  }
  throw new Error(`The proxy does not answer: ${errors()}`)
}
