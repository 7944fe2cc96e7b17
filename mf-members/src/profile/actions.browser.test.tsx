import type { MemberProfile } from 'contracts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInPage } from '../fixture-page.tsx'
import { swipeProfile } from '../swipe/fixture-profiles.ts'
import { Actions } from './actions.tsx'

let unmount = () => {}
afterEach(() => unmount())

async function render(relation: Partial<NonNullable<MemberProfile['relation']>>) {
  const tom = swipeProfile('t', { name: 'Tom' })
  const before = { liked: false, likes_me: false, like_new: false, matched: false }
  const profile = { ...tom, relation: { ...before, ...relation } } as unknown as MemberProfile
  unmount = (await renderInPage(<Actions profile={profile} />)).unmount
}

test.each([
  ['nobody likes', {}, 'Like Tom', 'Like'],
  ['Tom likes the member', { likes_me: true }, 'Like back: Tom', 'Like back'],
  ['the member likes', { liked: true }, 'Liked: Tom', 'Liked'],
])('the heart of a profile that %s says so', async (_, relation, name, word) => {
  await render(relation)
  const heart = page.getByRole('button', { name, exact: true })
  await expect.element(heart).toHaveTextContent(word)
  await expect.element(heart).toHaveAttribute('data-variant', 'liked' in relation ? 'secondary' : 'primary')
  await expect.element(page.getByRole('link', { name: 'Message Tom' })).toHaveTextContent('Message')
})

test('after a match, writing is the main action, and the heart an icon', async () => {
  await render({ liked: true, likes_me: true, matched: true })
  const write = page.getByRole('link', { name: 'Write to Tom' })
  await expect.element(write).toHaveAttribute('data-variant', 'primary')
  await expect.element(write).toHaveAttribute('href', '/members/t/chat')
  await expect.element(page.getByRole('button', { name: 'Like Tom' })).toHaveAttribute('aria-pressed', 'true')
})
