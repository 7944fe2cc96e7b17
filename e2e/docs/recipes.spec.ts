import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makePackage, samplesIn, writeExample } from '../../docs/site/samples/samples.ts'
import { ROOT } from '../fixtures/site/remotes.ts'
import { urlOf } from '../fixtures/site/url-of.ts'
import { test as base, expect } from '../fixtures/test.ts'

const RECIPES = 'recipes-frameworks.md'
const COMMANDS = join(ROOT, 'platform/cli/main.ts')

/** The address of a new site with the remotes of the recipes, made by their text. */
const test = base.extend<object, { url: string }>({
  url: [
    async ({}, use) => {
      // In the repository, so that its packages are found.
      const folder = await mkdtemp(join(ROOT, 'docs/site/dist-'))
      await makePackage(folder)
      await promisify(execFile)(process.execPath, [COMMANDS, 'new', 'site'], { cwd: folder })
      await writeExample(folder, samplesIn(RECIPES))
      const { DATA_DIR: _data, ...env } = process.env
      const server = spawn(process.execPath, [COMMANDS, 'start'], {
        cwd: folder,
        env: { ...env, PORT: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      await use(await urlOf(server))
      await stop(server)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

async function stop(server: ChildProcess) {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
}

// One site for all tests: two would build the same bundles.
test.describe.configure({ mode: 'serial' })

for (const { framework, path, heading } of [
  { framework: 'Vue', path: '/day', heading: 'Today' },
  { framework: 'Svelte', path: '/hour', heading: 'This hour' },
]) {
  test(`docs: the recipe for ${framework} makes a page with its own styles, which counts and links`, async ({
    page,
    url,
  }) => {
    await page.goto(url + path)
    const title = page.getByRole('heading', { level: 1, name: heading })
    await expect(title).toHaveCSS('color', 'rgb(0, 128, 128)')
    await expect(page).toHaveTitle(`${heading} – Toys`)
    await page.getByRole('button', { name: 'Counted 0' }).click()
    await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible()

    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('main').getByRole('link', { name: 'Notes' }).click()
    const notes = page.getByRole('heading', { level: 1, name: 'Notes' })
    await expect(notes).toBeVisible()
    await expect(title).toHaveCount(0)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    await expect(notes).not.toHaveCSS('color', 'rgb(0, 128, 128)')
  })
}
