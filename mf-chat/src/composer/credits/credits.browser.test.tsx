import type { OutgoingMessage } from 'shared-state/outgoing'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { conversation, queued, renderComposer } from '../fixture-composer.tsx'

let unmount = () => {}
const compose = (...scene: Parameters<typeof renderComposer>) => {
  const rendered = renderComposer(...scene)
  unmount = rendered.unmount
  return rendered
}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const field = page.getByRole('textbox', { name: 'Message to Bea' })
const send = page.getByRole('button', { name: 'Send' })
const refusal = page.getByText('You do not have enough credits to send this message')
const region = () => page.getByRole('region', { name: 'Write a message' }).element().textContent

test('§1: a new member reads how many messages are free, and no price; a waiting message is taken off', async () => {
  compose({ user: { credits: 15, paid_user: false } })
  await expect.element(field).toBeVisible()
  expect(region()).toContain('3 free messages left')
  expect(region()).not.toContain('credit')
  await field.fill('Hei')
  await send.click()
  await expect.poll(region).toContain('2 free messages left')
})

test('§1: once they are used, the price shows, with the way to more', async () => {
  compose({ user: { credits: 4, paid_user: false } })
  await expect.element(field).toBeVisible()
  expect(region()).toContain('5 credits per message · 4 left')
  await expect.element(page.getByRole('link', { name: 'Get credits' })).toBeVisible()
})

test('§1: a buyer reads price and balance while writing; a waiting message is taken off', async () => {
  compose({ user: { credits: 1_240, paid_user: true } })
  await expect.element(field).toBeVisible()
  expect(region()).not.toContain('credits')
  await field.fill('Hei')
  await expect.poll(region).toContain('5 credits per message · 1,240 left')
  await send.click()
  await field.fill('Hei')
  await expect.poll(region).toContain('5 credits per message · 1,235 left')
})

test('messages that cost nothing show no price', async () => {
  compose({ settings: { message_credits: 0 }, user: { credits: 0 } })
  await field.fill('Hei')
  expect(region()).not.toContain('credit')
  await send.click()
  expect(queued()).toHaveLength(1)
})

test.each(['free', 'premium'] as const)(
  '§5: without enough credits a %s member keeps the text and is led to credits',
  async (role) => {
    compose({ user: { credits: 4, role } })
    await field.fill('Hei Bea')
    await expect.element(refusal).toBeVisible()
    await send.click()
    expect(queued()).toEqual([])
    await expect.element(field).toHaveValue('Hei Bea')
    const link = page.getByRole('alert').getByRole('link', { name: 'Get credits' })
    await expect.element(link).toHaveAttribute('href', '/credits')
  },
)

test('§5: a waiting message that the server could not charge says so here, too', async () => {
  const message: OutgoingMessage = {
    id: '0123456789abcdef',
    profile: conversation.profile.id,
    content: { kind: 'text', text: 'Hei' },
    preview: { kind: 'text', text: 'Hei' },
    queuedAt: 1,
    state: 'failed',
    error: 'not_enough_credits',
  }
  compose({ user: { credits: 3 }, outgoing: [message] })
  await expect.element(refusal).toBeVisible()
})

test('§5: the last free conversation is announced, until it is started', async () => {
  compose({ chat: { conversations_left: 2 } })
  await expect.element(field).toBeVisible()
  expect(page.getByText(/you can start/).query()).toBeNull()
  unmount()
  compose({ chat: { conversations_left: 1 } })
  await expect
    .element(page.getByText('Without premium, you can start 1 more conversation', { exact: true }))
    .toBeVisible()
  unmount()
  const written = { up_to: 1, has_written: true, conversation: { id: 'c1' }, conversations_left: 1 }
  compose({ chat: written })
  await expect.element(field).toBeVisible()
  expect(page.getByText(/you can start/).query()).toBeNull()
})

test.each(['free', 'premium'] as const)(
  '§5: the menu tells a %s member what a photo and a gift lack, and leads to more credits',
  async (role) => {
    const { visited } = compose({ user: { credits: 3, role } })
    await page.getByRole('button', { name: 'Photo or gift' }).click()
    const items = page.getByRole('menuitem', { name: /10 credits, you have 3 Get credits/ })
    await expect.poll(() => items.elements().length).toBe(3)
    await items.last().click()
    expect(visited).toEqual(['/credits'])
    expect(page.getByRole('dialog').query()).toBeNull()
  },
)

test('§1: the menu counts in free messages as long as a new member has some', async () => {
  compose({ user: { credits: 15, paid_user: false } })
  await page.getByRole('button', { name: 'Photo or gift' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Send a gift 2 free messages' })).toBeVisible()
  unmount()
  compose({ user: { credits: 5, paid_user: false } })
  await page.getByRole('button', { name: 'Photo or gift' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: /Send a gift 2 free messages, you have 1/ }))
    .toBeVisible()
})
