import { href, paths } from 'contracts'
import { conversationIn } from '../fixtures/chat/talker.ts'
import { mailLink } from '../fixtures/member/mail-links.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { newcomer, typeSignup } from '../fixtures/member/newcomer.ts'
import { showToVisitors } from '../fixtures/member/show-to-visitors.ts'
import { pastEntryWarning } from '../fixtures/past-entry-warning.ts'
import { expect, test } from '../fixtures/test.ts'

test('§2, §3, §4: a visitor writes to a member on their landing page and signs up; the member can reply once the e-mail is confirmed', async ({
  page,
  browser,
  site,
}) => {
  const ann = await newMember(browser, site, 'Ann')
  const robin = newcomer('robin')
  await showToVisitors(ann, site)
  await ann.page.goto(site.url + paths.members)
  await page.goto(
    `${site.url}${href('members-id-landing', { id: ann.id })}?network=partner&ref=7&sub1=summer`,
  )
  const message = page.getByRole('textbox', { name: `Your message to ${ann.name}` })
  await message.fill('What made you smile today?')
  await page.getByRole('link', { name: 'Sign up and send' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Write to ${ann.name}`)
  await expect(message).toHaveValue('What made you smile today?')
  await page.reload()
  await expect(message).toHaveValue('What made you smile today?')
  await page.getByRole('textbox', { name: 'Email address' }).focus()
  const sent = page.waitForRequest('**/api/signup.php')
  await typeSignup(page, robin, '15061990')
  expect((await sent).postDataJSON()).toMatchObject({
    tracking: { network: 'partner', ref: '7', sub1: 'summer' },
  })
  await expect(page).toHaveURL(/complete-signup/)

  await test.step('the message is there at once, and cannot be answered yet', async () => {
    await expect(ann.page.getByRole('link', { name: /1 unread message|unread messages/ })).toBeVisible()
    await ann.page.goto(`${site.url}/chats`)
    await ann.page.getByRole('main').getByRole('link', { name: /Robin/ }).click()
    await expect(ann.message('What made you smile today?')).toBeVisible()
    await expect(ann.page.getByText(/hasn’t confirmed their email yet/)).toBeVisible()
    await expect(ann.field).toHaveCount(0)
  })

  await test.step('its writer finds it in the conversation', async () => {
    const own = conversationIn(page)
    await own.open(site, ann)
    await expect(own.message('What made you smile today?')).toBeVisible()
    await expect(page.getByText('Confirm your email to write to members')).toBeVisible()
  })

  await test.step('once the address is confirmed, the reply goes through', async () => {
    // The mail may be opened in any browser; the server knows the way to the conversation.
    const elsewhere = await browser.newContext({ locale: 'en-GB' })
    await pastEntryWarning(elsewhere)
    const phone = await elsewhere.newPage()
    await phone.goto(site.url + (await mailLink({ page, url: site.url, to: robin.email })))
    await phone.getByRole('textbox', { name: 'Password' }).fill(robin.password)
    await phone.keyboard.press('Enter')
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`Your message is with ${ann.name}`)
    await expect(phone.getByText('What made you smile today?')).toBeVisible()
    await phone.reload()
    await phone.getByRole('link', { name: 'Open the conversation' }).click()
    await expect(phone).toHaveURL(site.url + href('members-id-chat', { id: ann.id }))
    await expect(conversationIn(phone).message('What made you smile today?')).toBeVisible()
    await elsewhere.close()
    await ann.page.reload()
    await ann.write('You did')
    await conversationIn(page).open(site, ann)
    await expect(conversationIn(page).message('You did')).toBeVisible()
  })
  await ann.context.close()
})
