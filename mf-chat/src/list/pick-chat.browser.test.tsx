import { rememberChat } from 'shared-state/last-chat'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chatWith } from '../fixture-chats.ts'
import { renderInPage } from '../fixture-page.tsx'
import { PickChat } from './pick-chat.tsx'

const fictional = chatWith('Mia', {
  profile: { id: 'mia', name: 'Mia', main_image: null, is_fictional: true },
})

let unmount = () => {}
afterEach(() => {
  unmount()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function render() {
  unmount = renderInPage(<PickChat />, {
    chats: { chats: [chatWith('Vera'), chatWith('Jonas'), fictional] },
  }).unmount
}

test('§3: the conversation opened last is offered to go on', async () => {
  render()
  await expect.element(page.getByRole('heading', { name: 'Pick a conversation' })).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  rememberChat('jonas')
  await expect
    .element(page.getByRole('link', { name: 'Continue with Jonas' }))
    .toHaveAttribute('href', '/chats/with-jonas')
})

test('a conversation opened longer ago is dated, and a fictional profile is marked', async () => {
  render()
  const at = Date.now()
  vi.useFakeTimers({ now: at - 3.5 * 3_600_000, toFake: ['Date'] })
  rememberChat('mia')
  vi.useRealTimers()
  await expect
    .element(page.getByText('You last opened your conversation with Mia 3 hours ago.'))
    .toBeVisible()
  await expect.element(page.getByText('fictional profile')).toBeVisible()
})
