import { DemoSite } from '../../fixtures/site/demo-site.ts'
import { test as base, expect } from '../../fixtures/test.ts'

const test = base.extend<object, { toys: DemoSite }>({
  toys: [
    async ({}, use) => {
      const toys = await DemoSite.start('toys')
      await use(toys)
      await toys.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

// One site for all tests: two would build the demo's remotes at the same time.
test.describe.configure({ mode: 'serial' })

for (const { name, path, heading, title } of [
  { name: 'clock', path: '/', heading: 'What time is it?', title: 'What time is it?' },
  { name: 'notes', path: '/notes/ideas', heading: 'ideas', title: 'A note' },
  { name: 'dice', path: '/dice', heading: 'Roll a die', title: 'Roll a die' },
]) {
  test(`demo: ${name} draws ${path}, with the clock's widget in the corner`, async ({ page, toys }) => {
    await page.goto(toys.url + path)
    await expect(page.locator(`[data-remote="${name}"]:not([hidden]) h1`)).toHaveText(heading)
    await expect(page).toHaveTitle(`${title} – Toys`)
    await expect(page.locator('[data-widget="today"]')).toHaveText(/\d{4}$/)
  })
}

test('demo: the server renders the pages with React, and leaves the dice to the browser', async ({
  page,
  toys,
  browser,
}) => {
  const htmlOf = async (path: string) =>
    (await fetch(toys.url + path, { headers: { accept: 'text/html' } })).text()
  // On a busy machine a page may be left to the browser.
  await expect.poll(() => htmlOf('/')).toContain('<h1>What time is it?</h1>')
  await expect.poll(() => htmlOf('/notes/ideas')).toContain('<h1>ideas</h1>')
  expect(await htmlOf('/dice')).toContain('<div id="root"></div>')

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const plain = await withoutScripts.newPage()
  await expect(async () => {
    await plain.goto(toys.url)
    await plain.getByRole('link', { name: 'Notes' }).click({ timeout: 1_000 })
    await expect(plain.getByRole('link', { name: 'shopping' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await withoutScripts.close()

  const scripts = Promise.withResolvers<void>()
  await page.route(/\/bundles\/.*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  const heading = page.getByRole('heading', { name: 'ideas' })
  await expect(async () => {
    await page.goto(`${toys.url}/notes/ideas`, { waitUntil: 'commit' })
    await expect(heading).toBeVisible({ timeout: 3_000 })
  }).toPass()
  // A mark of our own tells whether it is still the same element later.
  await heading.evaluate((element) => element.classList.add('the-same'))
  scripts.resolve()
  await expect(async () => {
    await page.getByRole('textbox', { name: 'Note' }).fill('')
    await page.getByRole('textbox', { name: 'Note' }).fill('bread')
    await page.getByRole('button', { name: 'Save' }).click({ timeout: 1_000 })
  }).toPass()
  await expect(page.locator('h1.the-same')).toHaveText('ideas')
})

test('demo: a remote without React navigates like any other', async ({ page, toys }) => {
  await page.goto(toys.url)
  await expect(page.getByRole('heading', { name: 'What time is it?' })).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const start = await page.evaluate(() => history.length)

  await page.getByRole('link', { name: 'Dice' }).click()
  await expect(page.getByRole('heading', { name: 'Roll a die' })).toBeFocused()
  await expect(page).toHaveTitle('Roll a die – Toys')
  await page.getByRole('button', { name: 'Roll' }).click()
  await expect(page.getByRole('button', { name: /^You rolled [1-6]$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Write that down' }).click()
  await expect(page.getByRole('heading', { name: 'ideas' })).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Roll a die' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What time is it?' })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(start + 2)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await expect(page.locator('[data-outlet] > [data-remote]')).toHaveCount(1)
})

test('demo: leaving an unsaved note asks first', async ({ page, toys }) => {
  await page.goto(`${toys.url}/notes`)
  await page.getByRole('link', { name: 'shopping' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('bread')
  page.once('dialog', (dialog) => void dialog.dismiss())
  await page.getByRole('link', { name: 'Dice' }).click()
  await expect(page.getByRole('heading', { name: 'shopping' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Dice' }).click()
  await expect(page.getByRole('heading', { name: 'Roll a die' })).toBeVisible()
})

for (const { name, link, file, from, to } of [
  {
    name: 'clock',
    link: 'Clock',
    file: 'src/pages/clock.tsx',
    from: 'What time is it?',
    to: 'It is this late:',
  },
  { name: 'dice', link: 'Dice', file: 'src/pages/dice.ts', from: 'Roll a die', to: 'Roll another die' },
]) {
  test(`demo: a new version of ${name} reaches the open page at its next navigation`, async ({
    page,
    toys,
  }) => {
    await page.goto(`${toys.url}/notes`)
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { name: from })).toBeVisible()
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    const version = await toys.publishChanged(name, file, from, to)

    await page.getByRole('link', { name: 'Notes' }).click()
    await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible()
    // The server checks the registry every half second, the page at most once a second.
    await page.waitForTimeout(1_100)
    const [answer] = await Promise.all([
      page.waitForResponse(/registry\.json/),
      page.getByRole('link', { name: link }).hover(),
    ])
    await answer.finished()
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { name: to })).toBeVisible()
    for (const element of await page.locator(`[data-remote="${name}"]`).all()) {
      await expect(element).toHaveAttribute('data-version', version)
    }
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  })
}
