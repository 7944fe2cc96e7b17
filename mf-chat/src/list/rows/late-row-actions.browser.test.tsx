import { onToast } from 'shared-state/toasts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chatWith } from '../../fixture-chats.ts'
import { renderInPage } from '../../fixture-page.tsx'
import { ChatRows } from './chat-rows.tsx'

vi.mock('./row-actions.tsx', () => {
  throw new TypeError('offline')
})

let unmount = () => {}
afterEach(() => unmount())

test('a menu that does not load leaves the list as it is, and every press tries again', async () => {
  const toasts: string[] = []
  unmount = renderInPage(<ChatRows chats={[chatWith('Vera')]} current={undefined} />).unmount
  onToast(({ title }) => toasts.push(title))
  const menu = page.getByRole('button', { name: 'Options for Vera' })
  for (const presses of [1, 2]) {
    await menu.click()
    await expect.poll(() => toasts.length).toBe(presses)
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
  }
  await expect.element(page.getByRole('link', { name: /^Vera/ })).toBeVisible()
})
