import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

const PROGRAM = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find((path) => existsSync(path))

/** Whether Redis or Valkey is installed where Debian puts them. */
export const hasRedis = PROGRAM !== undefined

/** Starts a server that stores nothing, and can be killed and started again on the same port. Killed when the test ends. */
export async function startRedis() {
  const port = await freePort()
  let server = await serve(port)
  async function kill() {
    server.kill('SIGKILL')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
  onTestFinished(kill)
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    /** Stops it where it is, with its connections open. */
    freeze: () => server.kill('SIGSTOP'),
    async startAgain() {
      server = await serve(port)
    },
  }
}

async function serve(port: number) {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(PROGRAM ?? '', settings, { stdio: ['ignore', 'pipe', 'ignore'] })
  for await (const line of server.stdout) if (String(line).includes('Ready to accept connections')) break
  return server
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
