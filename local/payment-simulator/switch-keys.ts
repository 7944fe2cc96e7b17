import { randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const shape = z.object({
  apiKey: z.string(),
  webhookKey: z.string(),
  merchantId: z.string(),
  port: z.int().positive(),
})

/** The secrets and the port of an embedded switch, which its pages' addresses contain: they outlive a restart. */
export type SwitchKeys = Readonly<z.infer<typeof shape>>

/** Below the ports that systems give to outgoing connections. */
const PORTS = { from: 20_000, to: 30_000 } as const

/** Reads the keys of a folder. The first time they are made at random, readable by their owner only. */
export function switchKeys(folder: string): SwitchKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fresh: SwitchKeys = {
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
  return shape.parse(JSON.parse(readFileSync(fileOf(folder), 'utf8')))
}

/** Chooses another port, as another program has the old one. */
export function changePort(folder: string, keys: SwitchKeys): SwitchKeys {
  const changed = { ...keys, port: randomPort() }
  const draft = `${fileOf(folder)}.${process.pid}.draft`
  writeFileSync(draft, JSON.stringify(changed), { mode: 0o600 })
  renameSync(draft, fileOf(folder))
  return changed
}

function fileOf(folder: string): string {
  return join(folder, 'keys.json')
}

function randomText(): string {
  return randomBytes(32).toString('base64url')
}

function randomPort(): number {
  return randomInt(PORTS.from, PORTS.to)
}

/** The address and keys of the embedded switch, which another process of the site serves. */
export function findSwitch(folder: string): { readonly url: string; readonly keys: SwitchKeys } {
  const keys = switchKeys(folder)
  return { url: urlOf(keys), keys }
}

export function urlOf({ port }: SwitchKeys): string {
  return `http://127.0.0.1:${port}`
}
