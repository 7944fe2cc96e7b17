import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { PageDialog } from './page-dialog.tsx'

const host = document.createElement('div')
document.body.append(host)
const root = createRoot(host)
afterEach(() => root.render(null))

function Scene({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <>
      <main>
        <button type="button">Behind</button>
      </main>
      {isOpen && (
        <PageDialog heading="For adults" actions={<Button>Enter</Button>}>
          A question
        </PageDialog>
      )}
    </>
  )
}

const render = (isOpen: boolean) => root.render(<Scene isOpen={isOpen} />)

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
  const painted = document.createElement('div')
  document.body.append(painted)
  painted.innerHTML = renderToString(<Scene isOpen />)
  const enter = [...painted.querySelectorAll('button')].at(-1) as HTMLButtonElement
  enter.focus()
  const hydrated = hydrateRoot(painted, <Scene isOpen />)
  await expect.poll(() => painted.querySelector('main')?.inert).toBe(true)
  expect(document.activeElement).toBe(enter)
  hydrated.unmount()
  painted.remove()
})
