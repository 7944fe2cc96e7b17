import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../tokens/index.ts'
import { Button } from '../button/button.tsx'
import { Popover } from './popover.tsx'
import { PopoverTrigger } from './popover-trigger.tsx'

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const trigger = page.getByRole('button', { name: 'Credits' })

test('a press opens it beside its trigger, which labels it and gets the focus back', async () => {
  root.render(
    <PopoverTrigger trigger={<Button>Credits</Button>}>
      <Popover>
        Eight are left. <Button slot="close">Fine</Button>
      </Popover>
    </PopoverTrigger>,
  )
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  const { bottom } = trigger.element().getBoundingClientRect()
  await trigger.click()
  const popover = page.getByRole('dialog', { name: 'Credits' })
  await expect.element(popover).toBeVisible()
  const gap = popover.element().getBoundingClientRect().top - bottom
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(40)
  await page.getByRole('button', { name: 'Fine' }).click()
  await expect.element(popover).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(popover).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
})
