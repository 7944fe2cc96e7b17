import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../tokens/index.ts'
import { Button } from '../button/button.tsx'
import { Menu, MenuItem, MenuTrigger } from './index.ts'

let root: Root
const onNavigate = vi.fn<(href: string) => void>()
const onAction = vi.fn<() => void>()
const followed = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault())

beforeEach(() => {
  vi.clearAllMocks()
  // After React's listener: catches clicks left to the browser, which would navigate away from the test.
  window.addEventListener('click', followed)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <MenuTrigger>
      <Button>Account</Button>
      <Menu onNavigate={onNavigate}>
        <MenuItem href="/profile?tab=photos">My profile</MenuItem>
        <MenuItem isDisabled>Settings</MenuItem>
        <MenuItem badge="3" href="/likes">
          Likes
        </MenuItem>
        <MenuItem onAction={onAction}>Log out</MenuItem>
      </Menu>
    </MenuTrigger>,
  )
})
afterEach(() => {
  window.removeEventListener('click', followed)
  root.unmount()
  document.body.replaceChildren()
})

const menu = page.getByRole('menu')
const trigger = page.getByRole('button', { name: 'Account' })
const focused = () => document.activeElement?.textContent

async function openByKeyboard() {
  await expect.element(trigger).toBeVisible()
  ;(trigger.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(menu).toBeVisible()
  await expect.poll(focused).toBe('My profile')
}

test('arrow keys skip disabled items and wrap around; a letter finds an item; Escape returns to the button', async () => {
  await openByKeyboard()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Likes3')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('My profile')
  await userEvent.keyboard('l')
  expect(focused()).toBe('Likes3')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Log out')
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.poll(focused).toBe('Account')
  expect(onNavigate).not.toHaveBeenCalled()
})

test.each(['{Enter}', ' '])('the key "%s" runs an action and closes the menu', async (key) => {
  await openByKeyboard()
  await userEvent.keyboard(`{End}${key}`)
  await expect.element(menu).not.toBeInTheDocument()
  expect(onAction).toHaveBeenCalledTimes(1)
})

test.each(['Enter', ' '])(
  'a link is followed once, without leaving the page, by the key "%s"',
  async (key) => {
    await openByKeyboard()
    await userEvent.keyboard(`{${key}>}`)
    await userEvent.keyboard(`{/${key}}`)
    await expect.element(menu).not.toBeInTheDocument()
    await expect.poll(focused).toBe('Account')
    expect(onNavigate.mock.calls).toEqual([['/profile?tab=photos']])
  },
)

test('links are real: the browser handles a click with a modifier key', async () => {
  await trigger.click()
  const item = page.getByRole('menuitem', { name: 'Likes 3' })
  await expect.element(item).toHaveAttribute('href', '/likes')
  await item.click({ modifiers: ['Control'] })
  expect(onNavigate).not.toHaveBeenCalled()
  expect(followed).toHaveBeenCalled()
})

test('an item’s name is its text, badge included', async () => {
  await trigger.click()
  await page.getByRole('menuitem', { name: 'Likes 3' }).click()
  expect(onNavigate.mock.calls).toEqual([['/likes']])
})
