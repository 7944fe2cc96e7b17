import { href } from 'contracts'
import { talker } from '../fixtures/chat/talker.ts'
import { newcomer, typeSignup } from '../fixtures/member/newcomer.ts'
import { showToVisitors } from '../fixtures/member/show-to-visitors.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { openStudio, publish } from '../fixtures/studio.ts'
import { expect, test } from '../fixtures/test.ts'

test('§2: staff rewrite a landing page for a chosen member, and a visitor’s message still arrives with the signup', async ({
  page,
  browser,
  releaseSite: site,
  expectedErrors,
}) => {
  // The text with the misspelt placeholder.
  expectedErrors.push(/status of 422/)
  const ann = await talker(browser, site, 'premium')
  await showToVisitors(ann, site)
  await openStudio(page, site)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })

  await test.step('staff find the built-in texts, with a place for the name, and change one', async () => {
    await page.getByRole('button', { name: /^Picture gallery/ }).click()
    await page.getByRole('option', { name: /^Landing for a member: chat/ }).click()
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '/members/{id}/landing2' })).toBeVisible()
    await expect(title).toHaveValue('Your chat with {{name}} starts here')
    await title.fill('Break the ice with {{nmae}}')
    await expect(page.getByText('Only {{name}} is replaced: by the member’s name.')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Title › English' })).toBeVisible()
    await title.fill('Break the ice with {{name}}')
    const drawn = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(drawn).toHaveText(/^Break the ice with [^{]+$/)
    await publish(page)
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
  })

  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await pastEntryWarning(visitor)
  const landing = site.url + href('members-id-landing2-slug', { id: ann.id })
  const robin = newcomer('robin')

  await test.step('a visitor finds the text on the page of the member, from the first view on', async () => {
    await expect(async () => {
      await visitor.goto(landing)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Break the ice with ${ann.name}`, {
        timeout: 1_000,
      })
    }).toPass()
    expect(await (await visitor.request.get(landing)).text()).toContain(`Break the ice with ${ann.name}`)
    const other = await visitor.request.get(site.url + href('members-id-landing', { id: ann.id }))
    expect(await other.text()).toContain(`Say hello to ${ann.name}`)
  })

  await test.step('the message reaches the member with the signup', async () => {
    const message = visitor.getByRole('textbox', { name: `Your message to ${ann.name}` })
    await message.fill('Skates or sledge?')
    await visitor.getByRole('link', { name: 'Sign up and send' }).click()
    await expect(message).toHaveValue('Skates or sledge?')
    await visitor.getByRole('textbox', { name: 'Email address' }).focus()
    await typeSignup(visitor, robin, '15061990')
    await expect(visitor).toHaveURL(/complete-signup/)
    await ann.page.goto(`${site.url}/chats`)
    await ann.page.getByRole('main').getByRole('link', { name: /Robin/ }).click()
    await expect(ann.message('Skates or sledge?')).toBeVisible()
  })

  await test.step('staff see the signup among the results', async () => {
    await page.reload()
    await page.getByRole('tab', { name: 'Experiment' }).click()
    const results = page.getByRole('row', { name: /^Revision 2/ }).getByRole('cell')
    await expect(results.nth(1)).toHaveText('1')
  })
  await visitor.context().close()
  await ann.context.close()
})
