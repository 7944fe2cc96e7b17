import { getChat } from 'contracts'
import { queryClient } from 'shared-state/query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderComposer } from '../fixture-composer.tsx'

let unmount = () => {}
const compose = (...scene: Parameters<typeof renderComposer>) => {
  unmount = renderComposer(...scene).unmount
}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

test('§4: while the other member is unconfirmed, that stands in place of the field', async () => {
  compose({ chat: { refusal: 'awaiting_confirmation' } })
  await expect
    .element(page.getByText('Bea hasn’t confirmed their email yet. You can reply as soon as they do.'))
    .toBeVisible()
  expect(page.getByRole('textbox').query()).toBeNull()
})

test('§4: an unconfirmed member can have the e-mail sent again', async () => {
  compose({ chat: { refusal: 'confirmation_required' } })
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect
    .element(page.getByText('We’ve sent it to ann@example.invalid.', { exact: false }))
    .toBeVisible()
})

test('§5: a free member who has started all conversations is led to premium', async () => {
  compose({ chat: { refusal: 'conversation_limit', conversations_left: 0 } })
  await expect
    .element(
      page.getByText(
        'You’ve started your 2 free conversations. You can always reply; to start more, get premium.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Get premium' })).toHaveAttribute('href', '/premium')
  expect(page.getByRole('textbox').query()).toBeNull()
})

test.each([
  [2, 'Finish my profile', '/complete-signup'],
  [null, 'Go to settings', '/notifications'],
] as const)('a hidden member at step %s of the signup finds “%s”', async (signup_step, name, href) => {
  compose({ chat: { refusal: 'profile_hidden' }, user: { signup_step } })
  await expect.element(page.getByText('Your profile is hidden.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('§5: once the member is premium, the conversation is read again', async () => {
  // Rendering begins with a new client.
  const anyClient = Object.getPrototypeOf(queryClient) as typeof queryClient
  const read = vi.spyOn(anyClient, 'invalidateQueries')
  onTestFinished(() => read.mockRestore())
  compose({ chat: { refusal: 'conversation_limit' }, user: { role: 'premium' } })
  await expect.element(page.getByRole('link', { name: 'Get premium' })).toBeVisible()
  await expect.poll(() => read.mock.calls.map(([filter]) => filter)).toEqual([{ queryKey: [getChat.path] }])
})
