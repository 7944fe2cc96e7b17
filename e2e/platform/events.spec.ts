import type { BrowserContext, Page } from '@playwright/test'
import { changeLanguage, getEvents, getUser, LOCALE_COOKIE, logOut } from 'contracts'
import { lineTo } from '../fixtures/line.ts'
import { callApi } from '../fixtures/member/call-api.ts'
import { becomeMember } from '../fixtures/member/new-member.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import type { Site } from '../fixtures/site/site.ts'
import { expect, test } from '../fixtures/test.ts'

async function choose(page: Page, language: string) {
  await page.getByRole('button', { name: /^(Language|Taal)/ }).click()
  await page.getByRole('menuitemradio', { name: language }).click()
}

async function expectLanguage(tabs: readonly Page[], code: string) {
  for (const tab of tabs) await expect(tab.locator('html')).toHaveAttribute('lang', code)
}

/** Opens two tabs of one browser, both logged in and following events; collects the streams they open from now on. */
async function openTabs(first: Page, context: BrowserContext, site: Pick<Site, 'url'>) {
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().includes(getEvents.path)) streams.push(request.url())
  })
  await becomeMember(first, site)
  const streaming = first.waitForRequest((request) => request.url().includes(getEvents.path))
  await first.goto(`${site.url}/likes`)
  await streaming
  const second = await context.newPage()
  await pastEntryWarning(second)
  await second.goto(`${site.url}/likes`)
  // A following tab awaits the lock on the stream.
  const awaitsStream = async () => {
    const { pending = [] } = await navigator.locks.query()
    return pending.some(({ name }) => name?.startsWith('realtime:'))
  }
  await expect.poll(() => second.evaluate(awaitsStream)).toBe(true)
  return { second, streams }
}

test('§4: a language chosen in one tab applies in the other; both share one event stream', async ({
  page,
  context,
  site,
}) => {
  const { second, streams } = await openTabs(page, context, site)
  await choose(page, 'Nederlands')
  await expectLanguage([page, second], 'nl')
  expect(streams).toHaveLength(1)
  // When the tab that owns the stream closes, the other one takes over.
  await page.close()
  await expect.poll(() => streams.length).toBe(2)
  expect(streams[1]).toContain('last_event_id=')
})

test('events missed while offline arrive after reconnecting', async ({
  page,
  context,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_|Failed to fetch/)
  const line = await lineTo(site.url)
  const { second, streams } = await openTabs(page, context, line)
  line.cut()
  await context.addCookies([{ name: LOCALE_COOKIE, value: 'fr', url: site.url }])
  await callApi(context, site.url, changeLanguage, { language: 'fr' })
  line.mend()
  await expectLanguage([page, second], 'fr')
  expect(streams.at(-1)).toContain('last_event_id=')
  await page.close()
  await second.close()
  line.close()
})

test('§8: a session ended elsewhere ends in every tab within seconds, without waiting for the next poll', async ({
  page,
  context,
  site,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/status of 403/)
  let looks = 0
  context.on('response', (answer) => {
    if (answer.url().endsWith(getUser.path) && answer.request().method() === 'GET') looks += 1
  })
  const { second } = await openTabs(page, context, site)
  // §7: each tab polls after five seconds, and again a minute later.
  await expect.poll(() => looks, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
  await callApi(context, site.url, logOut)
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/login\?back/, { timeout: 15_000 })
})
