import { queueMessage } from 'shared-state/outgoing'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queued, renderComposer } from '../fixture-composer.tsx'

let unmount = () => {}
const compose = async (...scene: Parameters<typeof renderComposer>) => {
  unmount = renderComposer(...scene).unmount
  await page.getByRole('button', { name: 'Photo or gift' }).click()
  await page.getByRole('menuitem', { name: /^Send a gift/ }).click()
}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const dialog = page.getByRole('dialog', { name: 'Send Bea a gift' })

test('a gift is chosen from those on offer, and sent with a note for its price', async () => {
  await compose()
  await expect.element(dialog.getByRole('button', { name: 'A teddy' })).toBeVisible()
  expect(dialog.getByText('A old').query()).toBeNull()
  await dialog.getByRole('button', { name: 'A rose' }).click()
  await expect.element(dialog.getByText('Uses 2 of your 3 free messages.')).toBeVisible()
  await expect
    .element(
      dialog.getByText(
        'Other members see the gift on Bea’s profile, but not who gave it, and not your note.',
      ),
    )
    .toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Your note' })).toHaveFocus()
  await userEvent.keyboard(' For you ')
  await dialog.getByRole('button', { name: 'Send gift' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(queued()).toEqual([{ kind: 'gift', gift: 'rose', note: 'For you' }])
})

test.each([
  [15, 'Uses 2 of your 3 free messages.'],
  [10, 'Uses your last 2 free messages: none are left for writing afterwards.'],
])('§1: before sending, a new member with %i credits reads “%s”', async (credits, said) => {
  await compose({ user: { credits, paid_user: false } })
  await dialog.getByRole('button', { name: 'A rose' }).click()
  await expect.element(dialog.getByText(said, { exact: true })).toBeVisible()
  expect(dialog.getByText(/credit/).query()).toBeNull()
})

test.each([
  [{ credits: 15, paid_user: false }, 'Each gift: 2 free messages'],
  [{ credits: 15, paid_user: true }, 'Each gift: 10 credits'],
])('§1: the catalogue tells a member with %j the price', async (user, price) => {
  await compose({ user })
  await expect.element(dialog.getByText(price, { exact: true })).toBeVisible()
})

test('§1: a buyer reads nothing of free messages', async () => {
  await compose({ user: { credits: 15, paid_user: true } })
  await dialog.getByRole('button', { name: 'A rose' }).click()
  await expect.element(dialog.getByText('10 credits')).toBeVisible()
  expect(dialog.getByText(/free messages/).query()).toBeNull()
})

test('presses in the same moment send one gift', async () => {
  await compose()
  await dialog.getByRole('button', { name: 'A rose' }).click()
  const button = dialog.getByRole('button', { name: 'Send gift' }).element() as HTMLButtonElement
  for (let press = 0; press < 3; press += 1) button.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(queued()).toHaveLength(1)
})

test('a note that is too long is not sent', async () => {
  await compose()
  await dialog.getByRole('button', { name: 'A rose' }).click()
  await dialog.getByRole('textbox', { name: 'Your note' }).fill('a'.repeat(201))
  await expect.element(dialog.getByRole('button', { name: 'Send gift' })).toBeDisabled()
})

test('§5: a gift that can no longer be paid says so instead of sending', async () => {
  await compose()
  const text = { kind: 'text', text: 'Hei' } as const
  for (const one of [text, text]) queueMessage('b1', one, one)
  await dialog.getByRole('button', { name: 'A rose' }).click()
  await expect.element(dialog.getByText('You don’t have enough credits for this gift')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Send gift' }).query()).toBeNull()
  await dialog.getByRole('button', { name: 'Choose another' }).click()
  await expect.element(dialog.getByRole('button', { name: 'A teddy' })).toBeVisible()
})
