import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const ROOMS = [
  'contracts',
  'shared-state',
  'shared-ui',
  'shell',
  ...readdirSync(ROOT).filter((name) => name.startsWith('mf-')),
]

/** Files that only a browser runs: the shell's start, its service worker, and the modules that draw its toasts once there is one. */
const BROWSER_ONLY =
  /^shell\/src\/(index|start|prepare|draw|toasts\/show-(toast|until-read|match-notice)|worker\/worker)\.tsx?$/
const NO_MODULE = /\.(test|stories)\.tsx?$|\.d\.ts$|fixture/

const filesIn = (room: string) =>
  readdirSync(join(ROOT, room, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !NO_MODULE.test(file) && !BROWSER_ONLY.test(file))

beforeAll(() => {
  for (const name of ['window', 'document', 'localStorage', 'navigator', 'location'])
    vi.stubGlobal(name, undefined)
})
afterAll(() => void vi.unstubAllGlobals())

test.each(ROOMS)('every module of %s loads on a server', async (room) => {
  const failures: string[] = []
  for (const file of filesIn(room)) {
    await import(/* @vite-ignore */ join(ROOT, file)).catch((error: unknown) =>
      failures.push(`${file}: ${String(error)}`),
    )
  }
  expect(failures).toEqual([])
})
