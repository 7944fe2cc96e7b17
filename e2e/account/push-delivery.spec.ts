import { paths } from 'contracts'
import { talker } from '../fixtures/chat/talker.ts'
import { deliverPush } from '../fixtures/member/deliver-push.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { startPushService } from '../fixtures/member/push-service.ts'
import { pressNotification, pushWorker, shownTags } from '../fixtures/member/push-worker.ts'
import { vapidClaims } from '../fixtures/member/vapid-claims.ts'
import { subscriptionIn, withPushService } from '../fixtures/member/with-push-service.ts'
import { Site } from '../fixtures/site/site.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const DAY_S = 86_400

test('§3, §4, §7: a message reaches a browser sealed, through its push service, until that has dropped it', async ({
  browser,
}) => {
  const service = await startPushService()
  const site = await Site.start(service.site)
  const [ann, ben] = [await talker(browser, site, 'premium'), await talker(browser, site, 'free')]
  const { page, context } = ben
  await withPushService(context, { keys: service.keys })
  const push = page.getByRole('switch', { name: 'Notifications in this browser' })
  const settings = `${site.url}${paths.notifications}#notifications`

  await page.goto(settings)
  const worker = await pushWorker(page)
  await push.press('Space')
  await expect(
    page.getByText('You get push notifications in 1 browser. This browser is one of them.'),
  ).toBeVisible()
  const subscription = await subscriptionIn(page)

  await test.step('only the browser can read it, and the push service knows the site by its key', async () => {
    await page.goto('about:blank')
    await ann.open(site, ben)
    await ann.write('Hello there')
    await expect(ann.message('Hello there')).toBeVisible()
    await ann.write('Are you in?')
    await expect.poll(() => service.received.length).toBe(2)
    const topic = service.received[0]?.headers['topic']
    expect(topic).toHaveLength(32)
    for (const { path, headers } of service.received) {
      expect(path).toBe(subscription.path)
      expect(headers).toMatchObject({ ttl: String(DAY_S), 'content-encoding': 'aes128gcm', topic })
      const { aud, exp, sub } = vapidClaims(headers.authorization, subscription.key)
      expect([aud, sub]).toEqual(['https://push.example.com', expect.stringMatching(/^mailto:.+@/)])
      const now = Date.now() / 1_000
      expect(exp).toBeGreaterThan(now)
      expect(exp).toBeLessThanOrEqual(now + DAY_S)
    }
  })

  const url = service.received[0]?.message.url ?? ''
  await test.step('both messages are one notification, which says neither who wrote nor what', async () => {
    const [, id = ''] = /\/chats\/([^/]+)$/.exec(url) ?? []
    for (const { message } of service.received) {
      expect(message).toEqual({
        title: 'Amberly',
        body: 'You have a new message.',
        url: `${site.url}/chats/${id}`,
        tag: `messages ${id}`,
      })
      await deliverPush(page, site, message)
    }
    await expect.poll(() => shownTags(worker)).toEqual([`messages ${id}`])
  })

  await test.step('pressing it opens the conversation', async () => {
    await page.goto(site.url + paths.members)
    await expect(heading(page)).toHaveText('Search members')
    // Until the page listens, a press would open a window.
    await expect(async () => {
      await pressNotification(worker, url)
      await expect(page).toHaveURL(url, { timeout: 2_000 })
    }).toPass()
    await expect(ben.message('Are you in?')).toBeVisible()
  })

  await test.step('a browser that the push service no longer knows is dropped, and the settings say so', async () => {
    service.answer(410)
    await page.goto('about:blank')
    await ann.write('Still there?')
    await expect.poll(() => service.received.length).toBe(3)
    await page.goto(settings)
    // The server has the answer, but may not have acted on it.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Push notifications are off in this browser.')).toBeVisible()
    }).toPass()
    await expect(push).not.toBeChecked()
  })

  await test.step('turned on again, it gets the next message under a new address', async () => {
    service.answer(201)
    await push.press('Space')
    await expect(page.getByText('This browser is one of them.')).toBeVisible()
    const { path } = await subscriptionIn(page)
    expect(path).not.toBe(subscription.path)
    await page.goto('about:blank')
    await ann.write('Welcome back')
    await expect.poll(() => service.received.slice(3).map((received) => received.path)).toEqual([path])
  })

  await ann.context.close()
  await context.close()
  await site.stop()
  service.stop()
})
