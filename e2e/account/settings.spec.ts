import { changeNotifications, defaultNotifications, getBlocks, paths, unblock } from 'contracts'
import { asMember } from '../fixtures/member/as-member.ts'
import { answerWith } from '../fixtures/member/fake-api.ts'
import { signUpAs } from '../fixtures/member/sign-up.ts'
import { expect, test } from '../fixtures/test.ts'

test('§2: notifications are switched by keyboard, and stay switched', async ({ page, site }) => {
  await signUpAs(page, site.url, 'Robin')
  await page.goto(site.url + paths.notifications)
  const toPart = page.getByRole('navigation', { name: 'Parts of the settings' })
  await toPart.getByRole('link', { name: 'Notifications' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/notifications#notifications`)
  await expect(page.getByRole('heading', { level: 2, name: 'Notifications' })).toBeFocused()
  await page.keyboard.press('Tab')
  const messages = page.getByRole('switch', { name: 'Email: New messages' })
  await expect(messages).toBeFocused()
  await expect(messages).toBeChecked()
  const saved = page.waitForResponse('**/api/notifications.php')
  await page.keyboard.press('Space')
  await expect(messages).not.toBeChecked()
  await saved
  await page.reload()
  await expect(messages).not.toBeChecked()
  // Offers are for those who ask for them.
  const offers = page.getByRole('switch', { name: 'Email: Offers' })
  await expect(offers).toBeEnabled()
  await expect(offers).not.toBeChecked()
  // Nothing about photos is sent by push.
  await expect(page.getByRole('switch', { name: 'Email: Your photos' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Push: Your photos' })).toHaveCount(0)
  // The journeys block the service worker, so no push reaches this browser.
  await expect(page.getByRole('switch', { name: 'Push: New messages' })).not.toBeChecked()
  await expect(page.getByText('This browser can’t receive push notifications.')).toBeVisible()
})

test('§8: a switch that could not be saved moves back and says why', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/)
  await signUpAs(page, site.url, 'Robin')
  await page.goto(site.url + paths.notifications)
  await page.route('**/api/notifications.php', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: '' } } })
      : route.fallback(),
  )
  const photos = page.getByRole('switch', { name: 'Email: Your photos' })
  await photos.press('Space')
  await expect(page.getByText('You can’t do that here')).toBeVisible()
  await expect(photos).toBeChecked()
})

test('§4: when e-mails have stopped, every page but the settings says so until they resume', async ({
  page,
  site,
}) => {
  await asMember(page, { notifications_disabled: ['fbl', 'bounce', 'listunsubscribe'] })
  await answerWith(page, changeNotifications, () => ({
    notifications: defaultNotifications,
    disabled: [],
    push_browsers: 1,
    push_here: false,
    push_names: false,
  }))
  await page.goto(site.url + paths['lang-config'])
  const heading = page.getByText('Our notification emails have stopped')
  await expect(heading).toBeVisible()
  await page.getByRole('link', { name: 'See why' }).click()
  await expect(page).toHaveURL(`${site.url}/notifications#notifications`)
  for (const reason of ['marked as spam', 'came back', 'You unsubscribed'])
    await expect(page.getByText(reason)).toBeVisible()
  await expect(heading).toHaveCount(1)
  await page.getByRole('button', { name: 'Send me emails again' }).click()
  await expect(heading).toHaveCount(0)
  await expect(page.getByText('You get push notifications in 1 browser.')).toBeVisible()
})

test('§4: a broken unsubscribe link leads to the settings, since nobody can ask for another', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4\d\d/)
  for (const query of ['', '?token=made-up']) {
    await page.goto(site.url + paths.unsubscribe + query)
    await expect(page.getByText('This link doesn’t work. Choose your emails in the settings.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Log in' }).last()).toBeVisible()
  }
  await signUpAs(page, site.url, 'Robin')
  await page.goto(`${site.url}${paths.unsubscribe}?token=made-up`)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(`${site.url}/notifications#notifications`)
})

test('§4: the dismissed notice stays dismissed', async ({ page, site }) => {
  await asMember(page, { notifications_disabled: ['bounce'] })
  await page.goto(site.url + paths['lang-config'])
  const heading = page.getByText('Our notification emails have stopped')
  await page.getByRole('button', { name: 'Don’t show this again' }).click()
  await expect(heading).toHaveCount(0)
  const key = 'hide-disabled-notifications-alert'
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toMatch(/^\d{4}-\d\d-\d\dT/)
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(heading).toHaveCount(0)
})

test('§6: blocked members are listed, and unblocking asks first', async ({ page, site }) => {
  await asMember(page)
  const profile = { id: 'member-2', name: 'Sam', age: 41, main_image: null }
  await answerWith(page, getBlocks, { blocked: [{ profile, blocked_at: '2026-01-31T09:05:00.000Z' }] })
  const sent: unknown[] = []
  await answerWith(page, unblock, (request) => {
    sent.push(request.postDataJSON())
    return { blocked: [] }
  })
  await page.goto(`${site.url}/notifications#blocked`)
  const blocked = page.getByRole('region', { name: 'Blocked members' })
  const button = blocked.getByRole('button', { name: 'Unblock: Sam' })
  await button.click()
  const question = page.getByRole('alertdialog', { name: 'Unblock Sam?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Unblock' }).click()
  await expect(question).toBeHidden()
  await expect(blocked.getByText('You haven’t blocked anyone.')).toBeVisible()
  expect(sent).toEqual([{ profile: 'member-2' }])
})

test('§5: the date of birth can be corrected once, and never to that of a minor', async ({ page, site }) => {
  await signUpAs(page, site.url, 'Robin')
  await page.goto(`${site.url}${paths.notifications}#date-of-birth`)
  const part = page.getByRole('region', { name: 'Date of birth', exact: true })
  await expect(part.getByText('15 Jun 1990').or(part.getByText('Jun 15, 1990'))).toBeVisible()
  await part.getByRole('button', { name: 'Correct date of birth' }).press('Enter')
  const group = part.getByRole('group', { name: /Your correct date of birth/ })
  for (const [label, text] of [
    ['day', '1'],
    ['month', '2'],
    ['year', String(new Date().getFullYear() - 10)],
  ] as const) {
    await group.getByRole('textbox', { name: label }).fill(text)
  }
  await part.getByRole('button', { name: 'Save date of birth' }).click()
  await expect(part.getByText('You must be at least 18 to join')).toBeVisible()
  await group.getByRole('textbox', { name: 'year' }).fill('1991')
  await part.getByRole('button', { name: 'Save date of birth' }).click()
  await expect(part.getByText(/1991/)).toBeVisible()
  await expect(part.getByText('You’ve corrected it before.')).toBeVisible()
  await expect(part.getByRole('button')).toHaveCount(0)
})

test('a member can export all their data', async ({ page, site }) => {
  const { email } = await signUpAs(page, site.url, 'Robin')
  await page.goto(`${site.url}${paths.notifications}#data`)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('my-data.zip')
  const stream = await download.createReadStream()
  // Nothing in the archive is compressed.
  expect(Buffer.concat(await stream.toArray()).toString()).toContain(email)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('§2: the settings are a list with values; each row opens its section, and Back leads to the list', async ({
    page,
    site,
  }) => {
    const { email } = await signUpAs(page, site.url, 'Robin')
    await page.goto(site.url + paths.notifications)
    const list = page.getByRole('navigation', { name: 'Parts of the settings' })
    await expect(list.getByRole('link')).toHaveCount(14)
    for (const [name, path] of [
      ['Payments & refunds', '/transactions'],
      ['Help', paths['pages-service']],
    ] as const)
      await expect(list.getByRole('link', { name })).toHaveAttribute('href', path)
    await expect(page.getByRole('region')).toHaveCount(0)
    await list.getByRole('link', { name: `Email address ${email}` }).click()
    await expect(page).toHaveURL(`${site.url}/notifications#email`)
    await expect(page.getByRole('region', { name: 'Email address' })).toBeVisible()
    await expect(list).toHaveCount(0)
    const back = await page.getByRole('main').getByRole('link', { name: 'Settings' }).boundingBox()
    const bar = await page.getByRole('banner').boundingBox()
    expect(back?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    await page.goBack()
    await expect(list).toBeVisible()
    await list.getByRole('link', { name: /^Location/ }).click()
    await expect(page).toHaveURL(`${site.url}/profile#location`)
  })
})
