import { randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secrets and the port of a simulator, which its pages' addresses contain: they outlive a restart. */
export interface SimulatorKeys {
  readonly apiKey: string
  readonly webhookKey: string
  readonly merchantId: string
  readonly port: number
}

/** Below the ports that systems give to outgoing connections. */
const randomPort = () => randomInt(20_000, 30_000)
const randomText = () => randomBytes(32).toString('base64url')
const fileOf = (folder: string) => join(folder, 'keys.json')

/** Reads the keys of a folder. The first time they are made at random, readable by their owner only. */
export function simulatorKeys(folder: string): SimulatorKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fresh: SimulatorKeys = {
    apiKey: `snd_${randomText()}`,
    webhookKey: randomText(),
    merchantId: `merchant_${randomText().slice(0, 20)}`,
    port: randomPort(),
  }
  try {
    // Fails if there are keys: of two processes that start at once, one makes them and both read the same.
    writeFileSync(fileOf(folder), JSON.stringify(fresh), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return JSON.parse(readFileSync(fileOf(folder), 'utf8')) as SimulatorKeys
}

/** Chooses another port, as another program has the old one. */
export function changePort(folder: string, keys: SimulatorKeys): SimulatorKeys {
  const changed = { ...keys, port: randomPort() }
  const draft = `${fileOf(folder)}.${process.pid}.draft`
  writeFileSync(draft, JSON.stringify(changed), { mode: 0o600 })
  renameSync(draft, fileOf(folder))
  return changed
}

/** The address and keys of the simulator, which another process of the site serves. */
export function findSimulator(folder: string): { readonly url: string; readonly keys: SimulatorKeys } {
  const keys = simulatorKeys(folder)
  return { url: urlOf(keys), keys }
}

export function urlOf({ port }: SimulatorKeys): string {
  return `http://127.0.0.1:${port}`
}
