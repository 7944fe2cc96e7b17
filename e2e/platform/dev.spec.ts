import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { asMember } from '../fixtures/member/as-member.ts'
import { DevWorkspace, isRunning } from '../fixtures/site/dev-workspace.ts'
import { editToScreen } from '../fixtures/site/edit-to-screen.ts'
import { test as base, expect } from '../fixtures/test.ts'

const PAGE = 'mf-chat/src/pages/conversations.tsx'

/** Replaces a page of the product: only hot replacement preserves its count. */
const COUNTER = `import { useState } from 'react'
const loadCount = async () => 'first data'
export const preload = loadCount
export function Page() {
  const [count, setCount] = useState(0)
  return (
    <>
      <h1>First text</h1>
      <button type="button" onClick={() => setCount(count + 1)}>{'pressed ' + count}</button>
    </>
  )
}
`

const test = base.extend<{ workspace: DevWorkspace }>({
  workspace: async ({ page }, use) => {
    const workspace = await DevWorkspace.copy()
    await workspace.write(PAGE, COUNTER)
    await use(workspace)
    // An open page would report that its server is gone.
    await page.goto('about:blank')
    await workspace.remove()
  },
})

test.describe.configure({ timeout: 240_000 })

/** Opens the counter and presses it twice. */
async function openCounter(page: Page, url: string) {
  await asMember(page)
  await page.goto(`${url}/chats`)
  const counter = page.getByRole('button', { name: /pressed/ })
  await counter.click()
  await counter.click()
  await expect(counter).toHaveText('pressed 2')
  return counter
}

const versionOf = (page: Page, remote: string) =>
  page.locator(`[data-remote="${remote}"]`).first().getAttribute('data-version')

test('dev: an edit of a remote shows in the open page, which keeps its state', async ({
  page,
  workspace,
  expectedErrors,
}) => {
  const { url } = await workspace.dev()
  const counter = await openCounter(page, url)
  expect(await versionOf(page, 'mf-chat')).toBe('dev')

  await test.step('a text', async () => {
    const ms = await editToScreen(page, 'Second text', () =>
      workspace.edit(PAGE, 'First text', 'Second text'),
    )
    test.info().annotations.push({ type: 'edit to screen', description: `${Math.round(ms)} ms` })
    expect(ms).toBeLessThan(5_000)
    await expect(counter).toHaveText('pressed 2')
  })

  await test.step('a shared module that the remote has not used before', async () => {
    await workspace.edit(PAGE, 'import', `import { Badge } from 'shared-ui/badge'\nimport`)
    await workspace.edit(PAGE, 'Second text', '<Badge>Third text</Badge>')
    await expect(page.getByRole('heading', { name: 'Third text' })).toBeVisible()
    await expect(counter).toHaveText('pressed 2')
  })

  await test.step('a syntax error is shown, and gone when it is mended', async () => {
    await workspace.edit(PAGE, 'Third text</Badge>', 'Third text mended</Badge')
    await expect(page.getByRole('alert')).toContainText('mf-chat does not build')
    await workspace.edit(PAGE, '</Badge<', '</Badge><')
    await expect(page.getByRole('heading', { name: 'Third text mended' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(counter).toHaveText('pressed 2')
  })

  await test.step('a page that throws is said to, and stands again when it is mended', async () => {
    expectedErrors.push(/boom/)
    await workspace.edit(PAGE, 'return (', `if (count > 1) throw new Error('boom')\n  return (`)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('mf-chat dev threw an error in the page: Error: boom')
    await expect(alert).toContainText(/at src\/pages\/conversations\.tsx:7$/m)
    await workspace.edit(PAGE, 'count > 1', 'count > 9')
    await expect(counter).toHaveText('pressed 0')
  })
})

test('dev chat: one remote from source beside the published others, of which one does not build; words, shell and routes reload the page; it stops all it started', async ({
  page,
  workspace,
}) => {
  await workspace.write('mf-staff/src/index.ts', 'export default {')
  const server = await workspace.dev('chat')
  const { url } = server
  expect(server.printed).toContain('mf-staff is not built, so it stays as it was.')
  const counter = await openCounter(page, url)
  expect(await versionOf(page, 'mf-chat')).toBe('dev')
  await page.getByRole('link', { name: 'Prices' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible()
  expect(await versionOf(page, 'mf-credits')).toMatch(/^\d+\.\d+\.\d+-\w{7}$/)
  await page.goBack()
  await counter.click()
  await editToScreen(page, 'Second text', () => workspace.edit(PAGE, 'First text', 'Second text'))
  await expect(counter).toHaveText('pressed 1')

  await workspace.edit('mf-chat/src/words/en.json', '"Messages"', '"Letters"')
  await expect(page).toHaveTitle('Letters – Amberly')

  await workspace.edit('shell/src/footer/footer.tsx', '<footer', '<footer id="from-source"')
  await expect(page.locator('footer#from-source')).toBeVisible()

  await workspace.write('mf-chat/src/pages/news.tsx', 'export const Page = () => <h1>News of today</h1>\n')
  await workspace.edit('mf-chat/src/index.ts', 'pages: {', `pages: {\n news: () => import('./pages/news'),`)
  await workspace.edit(
    'mf-chat/remote.ts',
    'routes: [',
    `routes: [{ name: 'news', path: '/news', layout: 'default', access: 'any' },`,
  )
  await expect(async () => {
    const answer = await page.goto(`${url}/news`)
    expect(answer?.status()).toBe(200)
  }).toPass()
  await expect(page.getByRole('heading', { name: 'News of today' })).toBeVisible()

  // An open page would report that its server is gone.
  await page.goto('about:blank')
  const begun = server.descendants()
  expect(begun.length).toBeGreaterThan(0)
  expect(await server.stop()).toBe(0)
  await expect(fetch(url)).rejects.toThrow()
  // The database's supervisor stops a moment after its last user.
  await expect.poll(() => begun.filter(isRunning)).toEqual([])
})

test('dev chat --site: runs one remote from source against a deployed site', async ({
  page,
  workspace,
  site,
}) => {
  const { url, printed } = await workspace.dev('chat', '--site', site.url)
  expect(printed).toContain(`the rest from  ${site.url}`)
  const counter = await openCounter(page, url)
  await editToScreen(page, 'Second text', () => workspace.edit(PAGE, 'First text', 'Second text'))
  await expect(counter).toHaveText('pressed 2')
  await page.getByRole('link', { name: 'Prices' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'What it costs' })).toBeVisible()
  const deployed = (await site.registry()).remotes.find(({ name }) => name === 'mf-credits')
  expect(await versionOf(page, 'mf-credits')).toBe(deployed?.version)
})

test('dev: explains in a sentence why it cannot start', async ({ workspace }) => {
  const blocker = createServer().listen(0, 'localhost')
  await once(blocker, 'listening')
  const { port } = blocker.address() as AddressInfo
  const taken = workspace.start(['dev', 'chat'], { PORT: String(port) })
  expect(await taken.ended()).toBe(5)
  expect(taken.printed).toContain(`Port ${port} is in use by another program.`)
  blocker.close()

  const unknown = workspace.start(['dev', 'nothing'])
  expect(await unknown.ended()).toBe(2)
  expect(unknown.printed).toContain(`There is no bundle 'nothing'.`)

  const nobody = workspace.start(['dev', '--site', `http://localhost:${port}`])
  expect(await nobody.ended()).not.toBe(0)
  expect(nobody.printed).toContain(`http://localhost:${port} does not respond.`)
})
