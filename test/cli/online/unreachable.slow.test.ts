import { expect, it } from 'vitest'
import { deadEnd, serve } from '../../resolve/server.ts'
import { citable } from '../fake-terminal.ts'

it('a server that sends no response causes exit code 3', async () => {
  const { url } = await serve(() => {})
  const { exitCode, stderr } = await citable(['cite', '10.5072/a', '--timeout', '1', '--resolver', url])
  expect(exitCode).toBe(3)
  expect(stderr).toContain('citable: 10.5072/a: ')
  expect(stderr).toContain('took longer than 1000 ms')
})

it('an unreachable server causes exit code 3', async () => {
  const { exitCode, stderr } = await citable(['cite', '10.5072/a', '--resolver', await deadEnd()])
  expect({ exitCode, stderr }).toMatchObject({
    exitCode: 3,
    stderr: expect.stringContaining('the connection was refused'),
  })
})
