import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../tokens/index.ts'
import { Button } from '../button/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  await page.viewport(414, 896)
})

function Page(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Button>Beside</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

const dialog = page.getByRole('dialog')
const focused = () =>
  document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')

async function open(props: DialogProps) {
  root.render(<Page heading="Signup" closeLabel="Close" actions={<Button>Go on</Button>} {...props} />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole(props.role ?? 'dialog', { name: 'Signup' })).toBeVisible()
  await expect.poll(() => document.getAnimations().length).toBe(0)
}

const pressBeside = () => userEvent.click(document.documentElement, { position: { x: 3, y: 3 } })

test('focus moves into the dialog, stays inside, and returns to the trigger', async () => {
  await open({})
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  const visited: unknown[] = []
  for (let step = 0; step < 4; step++) {
    await userEvent.keyboard('{Tab}')
    visited.push(focused())
  }
  expect(visited).toEqual(['Close', 'Go on', 'Close', 'Go on'])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(focused).toBe('Open')
})

test('the page behind does not scroll and is inert', async () => {
  await open({})
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  const beside = page.getByRole('button', { name: 'Beside' })
  expect(beside.element().closest('[inert]')).not.toBeNull()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => beside.element().closest('[inert]')).toBeNull()
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
})

test('§2: a click on the backdrop closes a dismissable dialog only', async () => {
  await open({ isDismissable: false })
  await pressBeside()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()

  await open({})
  await pressBeside()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('§2: neither Escape nor the backdrop closes a dialog that must stay open', async () => {
  await open({ isDismissable: false, isKeyboardDismissDisabled: true })
  await userEvent.keyboard('{Escape}')
  await pressBeside()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an alertdialog ignores clicks on the backdrop', async () => {
  await open({ role: 'alertdialog' })
  await pressBeside()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
})

test.each([
  [true, 390, 700],
  [false, 358, undefined],
])(
  'on a phone it takes the whole screen only where it is asked to: %s',
  async (isFullScreenOnPhones, width, height) => {
    await page.viewport(390, 700)
    await open({ isFullScreenOnPhones })
    const panel = dialog.element().parentElement!.getBoundingClientRect()
    expect(panel.width).toBe(width)
    if (height) expect(panel.height).toBe(height)
    else expect(panel.height).toBeLessThan(400)
  },
)

test('head and foot stay visible while a long text scrolls between them', async () => {
  await page.viewport(390, 600)
  await open({ children: <p style={{ blockSize: '3000px' }}>Long</p> })
  const box = dialog.element()
  expect(box.scrollHeight).toBeGreaterThan(3000)
  expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(600)
  box.scrollTop = 1500
  for (const name of ['Close', 'Go on']) {
    const { top, bottom } = page.getByRole('button', { name }).element().getBoundingClientRect()
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(600)
  }
})

/** The dialog's opacity in each frame, from when it appears until it stops changing. */
function watchOpacity() {
  const seen: number[] = []
  let frame = requestAnimationFrame(function look() {
    const overlay = document.querySelector('[role=dialog]')?.parentElement?.parentElement
    if (overlay) seen.push(Number(getComputedStyle(overlay).opacity))
    frame = requestAnimationFrame(look)
  })
  return () => {
    cancelAnimationFrame(frame)
    return seen
  }
}

test('it fades in', async () => {
  const seen = watchOpacity()
  await open({})
  const opacities = seen()
  expect(opacities.at(-1)).toBe(1)
  expect(opacities.some((opacity) => opacity < 1)).toBe(true)
})

test('buttons that do not fit beside each other in a small dialog fill their rows', async () => {
  await page.viewport(1280, 800)
  const actions = (
    <>
      <Button>Stay logged in for now</Button>
      <Button>Log out and delete everything</Button>
    </>
  )
  await open({ size: 'small', actions })
  const [stay, leave] = ['Stay logged in for now', 'Log out and delete everything'].map((name) =>
    page.getByRole('button', { name }).element().getBoundingClientRect(),
  )
  expect(leave!.top).toBeGreaterThan(stay!.bottom)
  expect([stay!.left, stay!.width]).toEqual([leave!.left, leave!.width])
})
