import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../tokens/index.ts'
import { Button } from '../button/button.tsx'
import { FullScreen } from './full-screen.tsx'

let root: Root
const onPress = vi.fn<() => void>()
beforeEach(async () => {
  onPress.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Page />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog).toBeVisible()
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <FullScreen isOpen={isOpen} onClose={() => setOpen(false)} heading="A match" closeLabel="Close">
        <p>You like each other.</p>
        <Button onPress={onPress}>Write</Button>
      </FullScreen>
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'A match' })

test.each([
  ['on its words', () => page.getByText('You like each other.').click()],
  ['in a corner of the window', () => userEvent.click(document.elementFromPoint(4, innerHeight - 4)!)],
  ['on the close button', () => page.getByRole('button', { name: 'Close' }).click()],
  ['of Esc', () => userEvent.keyboard('{Escape}')],
])('a press %s closes it, and the focus returns', async (_, press) => {
  await press()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('a press on a button inside does not close it', async () => {
  await page.getByRole('button', { name: 'Write' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(dialog).toBeVisible()
})
