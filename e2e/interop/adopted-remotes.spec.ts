import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test } from '../fixtures/interop/interop-site.ts'
import { serveFolder } from '../fixtures/interop/serve-folder.ts'
import { expect } from '../fixtures/test.ts'

const GREETER = ['--name', 'greeter', '--page', '/greetings=./Greeter', '--widget', 'corner=./Note']

// One site for all tests, in which the later ones find the remotes of the earlier.
test.describe.configure({ mode: 'serial', timeout: 90_000 })

/** Opens a page as soon as the server, which checks the registry every half second, knows it. */
async function open(page: Page, address: string) {
  await expect.poll(async () => (await fetch(address)).status).toBe(200)
  await page.goto(address)
}

/** A copy of a build in which one text is another. */
async function changed(dist: string, file: string, from: string, to: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'changed-'))
  await cp(dist, copy, { recursive: true })
  const source = await readFile(join(copy, file), 'utf8')
  expect(source).toContain(from)
  await writeFile(join(copy, file), source.replaceAll(from, to))
  return copy
}

const heading = (page: Page) => page.locator('[data-outlet] [data-remote]:not([hidden]) h1')

test("a React remote of Module Federation's own build runs in our shell, with the shell's React", async ({
  page,
  toys,
  built,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await toys.release('adopt', await built('react-remote'), ...GREETER, '--title', 'Greetings')
  await open(page, `${toys.url}/greetings`)

  await expect(heading(page)).toHaveText('Greetings')
  await expect(page).toHaveTitle('Greetings – Toys')
  await expect(page.getByTestId('note')).toHaveText('A note by others')
  await expect(page.getByText('in a chunk of their own')).toBeVisible()
  const wave = page.getByRole('button', { name: 'Waved 0 times' })
  await expect(wave).toHaveCSS('color', 'rgb(1, 2, 3)')
  await wave.click()
  await expect(page.getByRole('button', { name: 'Waved 1 times' })).toBeVisible()
  const isOurs = () =>
    page.evaluate(() => {
      type Shared = Record<string, Record<string, { lib(): { useState: unknown } }>>
      const { __FEDERATION__, reactOfGreeter } = globalThis as unknown as {
        __FEDERATION__?: { __SHARE__: Record<string, { default: Shared }> }
        reactOfGreeter: { useState: unknown }
      }
      const react = Object.values(__FEDERATION__?.__SHARE__['shell']?.default['react'] ?? {})[0]
      return react?.lib().useState === reactOfGreeter.useState
    })
  await expect.poll(isOurs).toBe(true)

  // Back and forth in the same document.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await page.getByRole('link', { name: 'Clock' }).click()
  await expect(heading(page)).toHaveText('What time is it?')
  await page.goBack()
  await expect(heading(page)).toHaveText('Greetings')
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  expect(problems).toEqual([])
})

test('a canary of it, once promoted, reaches the open page, and a broken one gives way to the version before', async ({
  page,
  toys,
  built,
}) => {
  const dist = await built('react-remote')
  const file = '__federation_expose_Greeter.js'
  await open(page, `${toys.url}/greetings`)
  await expect(heading(page)).toHaveText('Greetings')

  const warmer = await changed(dist, file, '"Greetings"', '"Warm greetings"')
  const next = await toys.release('adopt', warmer, ...GREETER, '--canary', '50%')
  expect(await toys.release('promote', 'greeter')).toBe(next)
  await page.getByRole('link', { name: 'Clock' }).click()
  await expect(heading(page)).toHaveText('What time is it?')
  // An open page checks for versions at most once a second.
  await page.waitForTimeout(1_500)
  await page.getByRole('link', { name: 'Notes' }).click()
  await expect(heading(page)).toHaveText('Notes')
  await page.goBack()
  await page.goBack()
  await expect(heading(page)).toHaveText('Warm greetings')

  const broken = await changed(warmer, file, '"Warm greetings"', 'missing.word')
  const version = await toys.release('adopt', broken, ...GREETER, '--all')
  await expect.poll(async () => (await fetch(`${toys.url}/greetings`)).text()).toContain(version)
  await page.goto(`${toys.url}/greetings`)
  await expect(heading(page)).toHaveText('Warm greetings')
  for (const folder of [warmer, broken]) await rm(folder, { recursive: true })
})

test('the gate refuses it like any other', async ({ toys, built }) => {
  const dist = await built('react-remote')
  const taken = ['--name', 'rival', '--page', '/dice=./Greeter']
  await expect(toys.release('adopt', dist, ...taken)).rejects.toThrow('/dice')
  const old = await changed(dist, 'mf-manifest.json', '"^19.3.1"', '"^18.3.1"')
  await expect(toys.release('adopt', old, ...GREETER)).rejects.toThrow('react ^18.3.1, which is 19.3.1 in')
  await rm(old, { recursive: true })
})

test("a Vue remote of Vite's build is adopted from its address, and runs in our shell", async ({
  page,
  toys,
  built,
  expectedErrors,
}) => {
  // Vue asks for a policy of its own that would let any markup pass.
  expectedErrors.push(/Creating a TrustedTypePolicy named 'vue' violates/)
  const elsewhere = await serveFolder(await built('vue-remote'))
  const options = ['--name', 'planets', '--framework', 'vue', '--page', '/planets=./Planets']
  await toys.release('adopt', elsewhere.url, ...options)
  await elsewhere.close()
  await open(page, `${toys.url}/planets`)
  await expect(heading(page)).toHaveText('Planets')
  const choice = page.getByRole('button', { name: 'Mars' })
  await expect(choice).toHaveCSS('color', 'rgb(1, 2, 3)')
  await choice.click()
  await expect(page.getByRole('button', { name: 'Venus' })).toBeVisible()
  await page.getByRole('link', { name: 'Clock' }).click()
  await expect(heading(page)).toHaveText('What time is it?')
  await expect(page.getByRole('button', { name: 'Venus' })).toHaveCount(0)
})

test("an application of single-spa's registerApplication runs in our shell", async ({
  page,
  toys,
  built,
}) => {
  const dist = await built('single-spa-app')
  const options = ['--framework', 'single-spa', '--entry', 'main.js', '--page', '/tides=application']
  await toys.release('adopt', dist, '--name', 'tides', ...options)
  await open(page, `${toys.url}/tides`)
  await expect(heading(page)).toHaveText('Tides')
  await page.getByRole('button', { name: 'High tide' }).click()
  await expect(page.getByRole('button', { name: 'Low tide' })).toBeVisible()
  await page.getByRole('link', { name: 'Clock' }).click()
  await expect(heading(page)).toHaveText('What time is it?')
  await page.goBack()
  await expect(heading(page)).toHaveText('Tides')
})
