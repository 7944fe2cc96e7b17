import type { Page } from '@playwright/test'
import { paths } from 'contracts'
import { talker } from '../fixtures/chat/talker.ts'
import { deliverPush } from '../fixtures/member/deliver-push.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { enterAs } from '../fixtures/member/profiles.ts'
import { pressNotification, pushWorker, shownTags } from '../fixtures/member/push-worker.ts'
import {
  allowNotifications,
  isSubscribed,
  questionsIn,
  withPushService,
} from '../fixtures/member/with-push-service.ts'
import { staff } from '../fixtures/site/staff.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const HEADING = 'Know at once when someone writes back'
const SWITCH = 'Notifications in this browser'

const switchIn = (page: Page) => page.getByRole('switch', { name: SWITCH })

test('§4, §6, §7: push is offered after a first message, turned on and off in any tab, and ends with the login', async ({
  browser,
  ownSite: site,
}) => {
  const [ann, ben] = [await talker(browser, site, 'premium'), await talker(browser, site, 'free')]
  await withPushService(ann.context)
  const { page, context } = ann

  await test.step('never on arrival', async () => {
    await page.goto(site.url + paths.members)
    await pushWorker(page)
    await page.goto(`${site.url}${paths.notifications}#notifications`)
    await expect(switchIn(page)).not.toBeChecked()
    await page.goto(site.url + paths.members)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(HEADING)).toHaveCount(0)
  })

  await test.step('after a message, with a button that turns it on', async () => {
    await ann.open(site, ben)
    await ann.write('Hello there')
    await expect(ann.log.getByText('Delivered')).toBeAttached()
    await page.getByRole('link', { name: /^Back/ }).click()
    await page
      .getByRole('link', { name: /^Search/ })
      .first()
      .click()
    await expect(page.getByText(HEADING)).toBeVisible()
    await page.getByRole('button', { name: 'Turn on notifications' }).click()
    await expect(page.getByText(HEADING)).toHaveCount(0)
  })

  const other = await context.newPage()
  await test.step('the settings know it, in another tab too', async () => {
    await page.goto(`${site.url}${paths.notifications}#notifications`)
    await other.goto(`${site.url}${paths.notifications}#notifications`)
    await expect(
      page.getByText('You get push notifications in 1 browser. This browser is one of them.'),
    ).toBeVisible()
    await expect(switchIn(other)).toBeChecked()
    await switchIn(other).press('Space')
    await expect(switchIn(page)).not.toBeChecked()
    await switchIn(page).press('Space')
    await expect(switchIn(other)).toBeChecked()
  })

  await test.step('messages name no one unless the member chooses that', async () => {
    const names = page.getByRole('switch', { name: 'Show names' })
    await expect(names).not.toBeChecked()
    await names.press('Space')
    await expect(names).toBeChecked()
    await expect(names).toBeEnabled()
    await page.reload()
    await expect(names).toBeChecked()
  })

  await test.step('a message is shown to a member who looks elsewhere, and opens in the open tab', async () => {
    await other.close()
    await page.goto(site.url + paths.members)
    const worker = await pushWorker(page)
    await page.goto('about:blank')
    const url = site.url + paths.likes
    await deliverPush(page, site, { title: 'Amberly', body: 'Something new.', url, tag: 'likes' })
    await expect.poll(() => shownTags(worker)).toEqual(['likes'])
    await page.goto(site.url + paths.members)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Until the page listens, a press would open a window.
    await expect(async () => {
      await pressNotification(worker, url)
      await expect(page).toHaveURL(url, { timeout: 2_000 })
    }).toPass()
  })

  await test.step('a logout ends it', async () => {
    await page
      .getByRole('button', { name: /^Your account/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
    await expect.poll(() => isSubscribed(page)).toBe(false)
  })

  await test.step('on a shared machine, whoever logs in next does not inherit it', async () => {
    await enterAs(page, site, 'premium')
    await page.goto(`${site.url}${paths.notifications}#notifications`)
    await switchIn(page).press('Space')
    await expect(page.getByText('This browser is one of them.')).toBeVisible()
    // The login ends without a logout.
    await context.clearCookies()
    await enterAs(page, site, 'free')
    await expect.poll(() => isSubscribed(page)).toBe(false)
    await page.goto(`${site.url}${paths.notifications}#notifications`)
    await expect(page.getByText('Push notifications are off in this browser.')).toBeVisible()
    await expect(switchIn(page)).not.toBeChecked()
  })
  await context.close()
  await ben.context.close()
})

test('§4, §6: a browser that says no is asked once, and the page and the settings say how to allow push after all', async ({
  browser,
  site,
}) => {
  const [ann, ben] = [await newMember(browser, site, 'Ann'), await newMember(browser, site, 'Ben')]
  await withPushService(ann.context, { answer: 'denied' })
  await ben.page.goto(site.url + paths.members)
  const { page, context } = ann

  async function writeAndLeave(text: string) {
    await ann.open(site, ben)
    await ann.write(text)
    await expect(ann.message(text)).toBeVisible()
    await expect(ann.log.getByText('Delivered').first()).toBeAttached()
    await page.getByRole('link', { name: /^Back/ }).click()
    await page
      .getByRole('link', { name: /^Search/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Search members' })).toBeVisible()
  }

  await test.step('the page that asked says how', async () => {
    await writeAndLeave('Hello there')
    // The time bonus comes first: one notice at a time.
    const bonus = page.getByRole('region', { name: /off your first purchase/ })
    await bonus.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Turn on notifications' }).click()
    await expect(page.getByText('This browser blocks our notifications')).toBeVisible()
    await expect(page.getByText('open the settings of this site beside the address bar')).toBeVisible()
    await expect(page.getByText(HEADING)).toHaveCount(0)
    expect(await questionsIn(page)).toBe(1)
  })

  await test.step('a further message offers it no more', async () => {
    await writeAndLeave('One more thing')
    await expect(page.getByText(HEADING)).toHaveCount(0)
    await expect(page.getByText('This browser blocks our notifications')).toHaveCount(0)
    expect(await questionsIn(page)).toBe(1)
  })

  await test.step('the settings explain it, until the member has allowed it in the browser', async () => {
    await page.goto(`${site.url}${paths.notifications}#notifications`)
    await expect(page.getByText('This browser blocks push notifications from this site.')).toBeVisible()
    await expect(switchIn(page)).toBeDisabled()
    await allowNotifications(page)
    await expect(switchIn(page)).toBeEnabled()
    await expect(switchIn(page)).not.toBeChecked()
    await switchIn(page).press('Space')
    await expect(
      page.getByText('You get push notifications in 1 browser. This browser is one of them.'),
    ).toBeVisible()
    expect(await questionsIn(page)).toBe(1)
  })
  await context.close()
  await ben.context.close()
})

test('§8: without a connection, a page in the member’s language says so, and gives way to the page once there is one', async ({
  browser,
  ownSite: site,
}) => {
  const { page, context } = await talker(browser, site, 'free')
  await page.goto(site.url + paths.members)
  await pushWorker(page)
  await expect.poll(() => page.evaluate(async () => (await caches.match('/@offline'))?.status)).toBe(200)
  await context.setOffline(true)
  await page.goto(site.url + paths.likes).catch(() => {})
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  expect(page.url()).toBe(site.url + paths.likes)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible()

  await test.step('only files with a hash are stored, and nothing of the API or of a page', async () => {
    const stored = await page.evaluate(async () => {
      const cache = await caches.open('files')
      return (await cache.keys()).map(({ url }) => new URL(url).pathname)
    })
    for (const path of stored) expect(path).toMatch(/^\/bundles\/.+\.[0-9a-f]{8}\.\w+$/)
  })

  await test.step('a worker that the site switches off goes, with all that it has stored', async () => {
    await staff(site, 'settings', 'set', 'push_worker', 'false')
    await expect(async () => {
      await page.goto(site.url + paths.members)
      const left = () =>
        page.evaluate(async () => ({
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          caches: await caches.keys(),
        }))
      // A page removes the worker once it has started: one that is left earlier never does.
      await expect.poll(left, { timeout: 10_000 }).toEqual({ workers: 0, caches: [] })
    }).toPass({ timeout: 60_000 })
  })
  await context.close()
})
