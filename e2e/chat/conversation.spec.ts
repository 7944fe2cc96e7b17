import { paths } from 'contracts'
import { conversationIn, type Talker } from '../fixtures/chat/talker.ts'
import { giveCredits } from '../fixtures/credits/give-credits.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { paintedPicture } from '../fixtures/member/painted-picture.ts'
import { expect, test } from '../fixtures/test.ts'

/** The badge of unread messages in the conversation's own header. */
const unreadIn = ({ page }: Talker) => page.getByRole('link', { name: /unread message/ })

test('§2, §4, §5: two members hold a conversation, with typing, receipts, a photo, a gift, deletion and a block', async ({
  browser,
  site,
}) => {
  const [ann, ben] = [await newMember(browser, site, 'Ann'), await newMember(browser, site, 'Ben')]
  for (const { email } of [ann, ben]) await giveCredits(site, email)
  await ben.page.goto(site.url + paths.members)

  await test.step('a first message appears at once, and at the other one without a reload', async () => {
    await ann.open(site, ben)
    await ann.write('Hello there')
    await expect(ann.message('Hello there')).toBeVisible()
    const badge = ben.page.getByRole('link', { name: /Messages.*1 unread message/ })
    await expect(badge).toBeVisible()
    await expect(ben.page).toHaveTitle(/^\(\d+\)/)
    await expect(ann.log.getByText('Delivered')).toBeAttached()
    await ben.page.goto(`${site.url}/chats`)
    await ben.page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(ann.name) })
      .click()
    await expect(ben.message('Hello there')).toBeVisible()
    await expect(ann.log.getByText('Read', { exact: true })).toBeAttached()
    await expect(unreadIn(ben)).toHaveCount(0)
  })

  await test.step('each sees the other typing', async () => {
    await ben.field.pressSequentially('Nice to')
    await expect(ann.page.getByText(/is typing/).first()).toBeVisible()
    await ben.field.pressSequentially(' meet you')
    await ben.page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(ann.message('Nice to meet you')).toBeVisible()
    await expect(ann.page.getByText(/is typing/)).toHaveCount(0)
    await expect(ben.page.getByText('19 free messages left')).toBeVisible()
  })

  await test.step('a photo', async () => {
    await ben.page.getByRole('button', { name: 'Photo or gift' }).click()
    const chooser = ben.page.waitForEvent('filechooser')
    await ben.page.getByRole('menuitem', { name: 'Upload a photo' }).click()
    await (await chooser).setFiles(paintedPicture('sunset.png'))
    await ben.page.getByRole('button', { name: /^Send photo/ }).click()
    await expect(ann.log.getByRole('button', { name: /photo/i }).first()).toBeVisible()
    await expect(ben.page.getByText('17 free messages left')).toBeVisible()
  })

  await test.step('a gift with a note', async () => {
    await ann.page.getByRole('button', { name: 'Photo or gift' }).click()
    await ann.page.getByRole('menuitem', { name: 'Send a gift' }).click()
    const dialog = ann.page.getByRole('dialog')
    await dialog.getByText('Rose', { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Your note' }).fill('For you')
    await dialog.getByRole('button', { name: /^Send gift/ }).click()
    await expect(ben.log.getByText('For you')).toBeVisible()
    await expect(ben.log.getByRole('figure', { name: /Rose/ })).toBeVisible()
  })

  await test.step('§8: deleting it empties it for one of them alone', async () => {
    await ben.page.getByRole('button', { name: `Options for ${ann.name}` }).click()
    await ben.page.getByRole('menuitem', { name: 'Delete conversation' }).click()
    await ben.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(ben.page).toHaveURL(`${site.url}/chats`)
    await expect(ben.page.getByRole('link', { name: new RegExp(ann.name) })).toHaveCount(0)
    await expect(ann.message('Hello there')).toBeVisible()
  })

  await test.step('§6: a block hides both from each other at once', async () => {
    await ann.page.getByRole('button', { name: `Options for ${ben.name}` }).click()
    await ann.page.getByRole('menuitem', { name: 'Block' }).click()
    await ann.page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
    await expect(ann.page).toHaveURL(`${site.url}/chats`)
    await ben.open(site, ann)
    await expect(ben.page.getByText('We can’t find this conversation')).toBeVisible()
    await expect(ben.page.getByText(/blocked/i)).toHaveCount(0)
  })
  for (const { context } of [ann, ben]) await context.close()
})

test('a message that arrives elsewhere on the site shows a notice, which leads to the conversation', async ({
  browser,
  site,
}) => {
  const [ann, ben] = [await newMember(browser, site, 'Ann'), await newMember(browser, site, 'Ben')]
  await ann.open(site, ben)
  await ben.page.goto(`${site.url}/members`)
  await expect(ben.page.getByRole('heading', { level: 1, name: 'Search members' })).toBeVisible()
  const notice = ben.page.getByRole('button', { name: `${ann.name} wrote to you` })
  // A notice lasts for a glance only, which a busy machine may miss.
  await expect(async () => {
    await ann.write('Are you there?')
    await notice.click({ timeout: 5_000 })
  }).toPass()
  await expect(ben.page).toHaveURL(/\/chats\/[^/]+$/)
  await expect(ben.message('Are you there?').first()).toBeVisible()
  await ann.write('At last')
  await expect(ben.message('At last')).toBeVisible()
  await expect(ben.page.getByRole('button', { name: /wrote to you/ })).toHaveCount(0)
  for (const { context } of [ann, ben]) await context.close()
})

test('messages written offline wait, are seen by the other tab, and leave in order', async ({
  browser,
  site,
}) => {
  const [ann, ben] = [await newMember(browser, site, 'Ann'), await newMember(browser, site, 'Ben')]
  await ann.open(site, ben)
  await expect(ann.field).toBeVisible()
  await ben.open(site, ann)
  await expect(ben.field).toBeVisible()
  const other = conversationIn(await ann.context.newPage())
  await other.open(site, ben)
  await expect(other.field).toBeVisible()
  await ann.context.setOffline(true)
  for (const text of ['One', 'Two', 'Three']) await ann.write(text)
  await expect(ann.page.getByText('You’re offline. We’ll send')).toBeVisible()
  await expect(ann.log.getByText('Waiting to send')).toHaveCount(3)
  await expect(other.log.getByText('Waiting to send')).toHaveCount(3)
  await expect(ben.message('One')).toHaveCount(0)
  await ann.context.setOffline(false)
  await expect(ben.message('Three')).toBeVisible()
  const texts = await ben.log.getByText(/^(One|Two|Three)$/).allTextContents()
  expect(texts).toEqual(['One', 'Two', 'Three'])
  for (const { log } of [ann, other]) {
    await expect(log.getByText('Waiting to send')).toHaveCount(0)
    await expect(log.getByText(/^(One|Two|Three)$/)).toHaveText(texts)
  }
  for (const { context } of [ann, ben]) await context.close()
})

test('messages, typing and receipts cross from one node to another', async ({ browser, site }) => {
  const node = await site.addNode()
  try {
    const [ann, ben] = [await newMember(browser, site, 'Ann'), await newMember(browser, node, 'Ben')]
    await ann.open(site, ben)
    await ben.open(node, ann)
    await ann.write('Hello')
    await expect(ben.message('Hello')).toBeVisible()
    // Typing is sent every three seconds, and writing the first message counted.
    await ann.field.pressSequentially('Over there?', { delay: 400 })
    await expect(ben.page.getByText(/is typing/).first()).toBeVisible()
    await ann.page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(ben.message('Over there?')).toBeVisible()
    await expect(ann.log.getByText('Read', { exact: true })).toHaveCount(2)
    for (const { context } of [ann, ben]) await context.close()
  } finally {
    await node.end()
  }
})
