import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import '../tokens/index.ts'
import { ConfirmAction, type ConfirmActionProps, ConfirmDialog, type ConfirmDialogProps } from './index.ts'

let root: Root
const onConfirm = vi.fn<() => void>()
const onOpenChange = vi.fn<(isOpen: boolean) => void>()

beforeEach(() => {
  vi.clearAllMocks()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

async function ask(props: Partial<ConfirmDialogProps> = {}) {
  root.render(
    <ConfirmDialog
      isOpen
      heading="Delete this conversation?"
      confirmLabel="Delete"
      cancelLabel="Keep it"
      tone="danger"
      {...{ onConfirm, onOpenChange, ...props }}
    >
      All messages disappear.
    </ConfirmDialog>,
  )
  await expect.element(question).toBeVisible()
}

const question = page.getByRole('alertdialog', { name: 'Delete this conversation?' })
const focused = () => document.activeElement?.textContent

test('§5: it asks in words, and Enter chooses the safe answer', async () => {
  await ask()
  await expect.element(question).toHaveAccessibleDescription('All messages disappear.')
  await expect.poll(focused).toBe('Keep it')
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

test('it can be confirmed by keyboard, and stays until the caller closes it', async () => {
  await ask()
  await expect.poll(focused).toBe('Keep it')
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('while pending, it can’t be closed or confirmed again', async () => {
  await ask()
  await expect.poll(focused).toBe('Keep it')
  await userEvent.keyboard('{Tab}')
  await ask({ isPending: true, pendingLabel: 'Deleting…' })
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toBeDisabled()
  await userEvent.keyboard('{Enter}{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('an action runs once it is confirmed; the question says why it failed, and closes when it is done', async () => {
  const mutate = vi.fn<ConfirmActionProps['action']['mutate']>()
  const reset = vi.fn<() => void>()
  const draw = (action: Partial<ConfirmActionProps['action']> = {}) =>
    root.render(
      <ConfirmAction
        trigger={<Button>Delete it</Button>}
        heading="Delete this conversation?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        pendingLabel="Deleting…"
        action={{ isPending: false, error: null, mutate, reset, ...action }}
        errorText={({ message }) => `Failed: ${message}`}
      >
        All messages disappear.
      </ConfirmAction>,
    )
  draw()
  const trigger = page.getByRole('button', { name: 'Delete it' })
  await trigger.click()
  expect(reset).toHaveBeenCalledTimes(1)
  await question.getByRole('button', { name: 'Delete' }).click()
  expect(mutate).toHaveBeenCalledTimes(1)
  draw({ error: new Error('no network') })
  await expect.element(question.getByRole('alert')).toHaveTextContent('Failed: no network')
  draw({ isPending: true, error: new Error('no network') })
  await expect.element(question.getByRole('alert')).not.toBeInTheDocument()
  draw()
  mutate.mock.lastCall?.[1].onSuccess()
  await expect.element(question).not.toBeInTheDocument()
})
