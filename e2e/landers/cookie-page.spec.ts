import type { Page } from '@playwright/test'
import { href, namesInRow, paths, storageRows } from 'contracts'
import { conversationIn } from '../fixtures/chat/talker.ts'
import { logInAs } from '../fixtures/member/log-in.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { newcomer } from '../fixtures/member/newcomer.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { hasWorker } from '../fixtures/member/push-worker.ts'
import { showToVisitors } from '../fixtures/member/show-to-visitors.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const { password } = newcomer('robin')

/** The names of what the journey below leaves behind for sure. */
const LEFT = [
  'session',
  'device',
  'visitor',
  'locale',
  'zone',
  'tracking',
  'draft:…',
  'first-message',
  'search',
  'last-chat',
  'payment',
  'hide-…',
  'emoji',
  'visits',
  'platform-scroll',
  'platform-shell',
  'files',
]

/** The names of everything that this browser stores for the site. */
async function stored(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const entries = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? 'a database'),
  ])
  return [...cookies.map(({ name }) => name), ...entries]
}

/** Whether a name of the cookie page stands for this entry. */
const standsFor = (listed: string, name: string) =>
  listed.endsWith('…') ? name.startsWith(listed.slice(0, -1)) : name === listed

test('§4: the cookie page lists whatever a visit, a login, a message and a purchase leave in the browser', async ({
  page,
  site,
  browser,
}) => {
  const [vera, robin] = [await newMember(browser, site, 'Vera'), await newMember(browser, site, 'Robin')]
  await showToVisitors(vera, site)
  const seen = new Set<string>()
  const look = async () => {
    const names = await stored(page)
    for (const name of names) seen.add(name)
    return names
  }

  await test.step('a visitor comes from an ad, chooses a language and begins a message', async () => {
    await page.goto(`${site.url}${href('members-id-landing2-slug', { id: vera.id })}?network=n&ref=r`)
    await page.getByRole('textbox', { name: `Your message to ${vera.name}` }).fill('Hello')
    await expect.poll(look).toContain('first-message')
    await page.goto(site.url + paths['lang-config'])
    await page.getByRole('radio', { name: 'Suomi' }).check()
    await page.getByRole('radio', { name: 'English' }).check()
    await look()
  })

  await test.step('they log in and search', async () => {
    await page.goto(`${site.url}${paths.login}?back=%2Fmembers%3Fwith_photo%3D1`)
    await logInAs(page, robin.email.replace(/@.*/, ''), password)
    await expect(heading(page)).toHaveText('Search members')
    await hasWorker(page)
    await look()
  })

  const chat = conversationIn(page)
  await test.step('they send a message and begin another, with an emoji', async () => {
    await chat.open(site, vera)
    await chat.write('Good morning')
    await look()
    await expect.poll(async () => (await stored(page)).join()).not.toContain('outgoing')
    await chat.field.fill('And then')
    await page.getByRole('button', { name: 'Emoji' }).click()
    await page.getByRole('gridcell').first().click()
    await expect.poll(look).toContain(`draft:${robin.id}:${vera.id}`)
  })

  await test.step('they look at the credits of another country, and at a checkout', async () => {
    await page.goto(site.url + paths.credits)
    await page.getByRole('button', { name: /Country/ }).click()
    await page.getByRole('option', { name: 'Belgium' }).click()
    await expect.poll(look).toContain('payment')
    await page.getByRole('link', { name: /^Get \d/ }).click()
    await expect(heading(page)).toHaveText('Checkout')
    await look()
  })

  await page.goto(site.url + paths['pages-cookies'])
  await look()
  const rows = page.getByRole('main').getByRole('rowheader').locator('code')
  await expect(rows.first()).toBeVisible()
  const listed = await rows.allTextContents()
  expect(listed.toSorted()).toEqual(storageRows.flatMap(namesInRow).toSorted())
  expect([...seen].filter((name) => !listed.some((one) => standsFor(one, name)))).toEqual([])
  const found = listed.filter((one) => [...seen].some((name) => standsFor(one, name)))
  expect(found).toEqual(expect.arrayContaining(LEFT))

  const gone = await page.getByRole('row').filter({ hasText: 'log out' }).locator('code').allTextContents()
  expect(gone).toEqual(
    expect.arrayContaining(['session', 'draft:…', 'search', 'push-owner', 'shared-photos']),
  )
  await test.step('a logout deletes what the page says', async () => {
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Log out and delete' }).click()
    await expect(heading(page)).toHaveText('Meet someone who writes back')
    const left = await stored(page)
    expect(left.filter((name) => gone.some((one) => standsFor(one, name)))).toEqual([])
  })
})
