import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A Slurm cluster of one node, with a controller, an agent and munge in its own folder. */
export interface Cluster {
  /** The environment variables by which commands find the cluster. */
  env: Record<string, string>
  stop(): Promise<void>
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Starts Slurm on this machine. Requires root. */
export async function startSlurm(folder: string): Promise<Cluster> {
  const host = hostname().split('.')[0] ?? 'localhost'
  const port = 20_000 + (process.pid % 20_000)
  const at = (...names: string[]): string => join(folder, ...names)
  for (const name of ['state', 'spool', 'munge']) mkdirSync(at(name), { mode: 0o755 })
  writeFileSync(at('munge/key'), randomBytes(1024), { mode: 0o400 })
  writeFileSync(
    at('slurm.conf'),
    `ClusterName=test
SlurmctldHost=${host}(127.0.0.1)
SlurmUser=root
SlurmctldPort=${port}
SlurmdPort=${port + 1}
AuthType=auth/munge
AuthInfo=socket=${at('munge/socket')}
CredType=cred/munge
StateSaveLocation=${at('state')}
SlurmdSpoolDir=${at('spool')}
SlurmctldPidFile=${at('controller.pid')}
SlurmdPidFile=${at('agent.pid')}
SlurmctldLogFile=${at('controller.log')}
SlurmdLogFile=${at('agent.log')}
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,batch_sched_delay=0,bf_interval=1
KillWait=1
ReturnToService=2
NodeName=${host} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
`,
  )
  const munge = ['key-file=key', 'socket=socket', 'pid-file=pid', 'log-file=log', 'seed-file=seed'].map(
    option => `--${option.replace('=', `=${at('munge')}/`)}`,
  )
  const env = { SLURM_CONF: at('slurm.conf') }
  const run = (command: string, args: readonly string[] = []) =>
    execFileSync(command, args, { env: { ...process.env, ...env }, encoding: 'utf8', stdio: 'pipe' })
  const stop = async (): Promise<void> => {
    for (const file of ['agent.pid', 'controller.pid', 'munge/pid']) {
      if (!existsSync(at(file))) continue
      const pid = Number(readFileSync(at(file), 'utf8'))
      process.kill(pid)
      while (isRunning(pid)) await setTimeout(100)
    }
  }
  try {
    run('munged', [...munge, '--force'])
    run('slurmctld')
    run('slurmd')
    while (!/\bidle\b/.test(run('sinfo', ['--noheader', '--format=%T']))) await setTimeout(200)
  } catch (error) {
    await stop()
    throw error
  }
  return { env, stop }
}
