import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { PageDialog } from './page-dialog.tsx'

const host = document.createElement('div')
document.body.append(host)
const root = createRoot(host)
afterEach(() => root.render(null))

function render(isOpen: boolean) {
  root.render(
    <>
      <main>
        <button type="button">Behind</button>
      </main>
      {isOpen && (
        <PageDialog heading="For adults" actions={<Button>Enter</Button>}>
          A question
        </PageDialog>
      )}
    </>,
  )
}

const dialog = page.getByRole('alertdialog', { name: 'For adults' })
const behind = () => host.querySelector('button') as HTMLButtonElement

test('has the focus and keeps it, until it closes', async () => {
  render(false)
  await expect.poll(behind).not.toBeNull()
  behind().focus()
  render(true)
  await expect.element(dialog).toHaveFocus()
  expect(host.querySelector('main')?.inert).toBe(true)
  expect(document.documentElement.style.overflow).toBe('hidden')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Enter' })).toHaveFocus()
  render(false)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(host.querySelector('main')?.inert).toBe(false)
  expect(document.documentElement.style.overflow).toBe('')
  expect(document.activeElement).toBe(behind())
})

test('leaves the focus on a button that was reached before scripts ran', async () => {
  render(true)
  const enter = page.getByRole('button', { name: 'Enter' })
  await expect.element(enter).toBeInTheDocument()
  // As hydration finds it.
  render(false)
  await expect.element(dialog).not.toBeInTheDocument()
  render(true)
  await expect.element(dialog).toHaveFocus()
  await enter.element().focus()
  await expect.element(enter).toHaveFocus()
})
