import { landerPath } from 'contracts'
import { serverRendered } from '../first-view/server-rendered.ts'
import { buildVariant, removeVariant } from '../fixtures/site/variant.ts'
import { openStudio, publish } from '../fixtures/studio.ts'
import { expect, test } from '../fixtures/test.ts'
import { GREETING, WITH_POSTCARD } from './with-postcard.ts'

const address = landerPath({ niche: 1, template: 'postcard', slug: 'pier' })

test('§2: a new template and its block reach a running site by publishing mf-landers alone, documents included', async ({
  page,
  releaseSite,
  browser,
}) => {
  // It builds a bundle first.
  test.setTimeout(400_000)
  expect((await fetch(releaseSite.url + address, { headers: { accept: 'text/html' } })).status).toBe(404)

  const dist = await buildVariant('mf-landers', WITH_POSTCARD)
  await releaseSite.publish(dist)
  await removeVariant(dist)

  await test.step('every slug shows what the template has built in', async () => {
    expect(await serverRendered(releaseSite, address)).toContain(GREETING)
  })

  await test.step('the studio offers the template, and makes a form for its block', async () => {
    await openStudio(page, releaseSite)
    await page.getByRole('button', { name: /^Picture gallery/ }).click()
    await page.getByRole('option', { name: 'Postcard' }).click()
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('pier')
    await page.getByRole('button', { name: 'Create draft' }).click()
    const title = page.getByRole('textbox', { name: 'Title', exact: true })
    await expect(title).toHaveValue(GREETING)
    await title.fill('See you on the pier')
    await expect(
      page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'See you on the pier' }),
    ).toBeVisible()
    await publish(page)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
  })

  await test.step('a visitor sees the document, and the other pages as before', async () => {
    const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    await expect(async () => {
      await visitor.goto(releaseSite.url + address)
      await expect(visitor.getByRole('heading', { level: 1, name: 'See you on the pier' })).toBeVisible({
        timeout: 1_000,
      })
    }).toPass()
    await visitor.goto(releaseSite.url + landerPath({ niche: 1, template: 'gallery' }))
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('People worth a second look')
    await visitor.context().close()
  })
})
