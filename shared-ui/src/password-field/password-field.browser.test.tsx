import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PasswordField } from './password-field.tsx'

let element: HTMLElement
let root: Root
const ref = { current: null as HTMLInputElement | null }

beforeEach(async () => {
  element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
  root.render(
    <PasswordField
      ref={ref}
      label="Password"
      name="password"
      autoComplete="new-password"
      showLabel="Show password"
      hideLabel="Hide password"
    />,
  )
  await vi.waitFor(() => expect(ref.current).not.toBeNull())
})
afterEach(() => {
  root.unmount()
  element.remove()
})

test('the password is revealed and hidden by keyboard, and keeps its value', async () => {
  await userEvent.tab()
  await userEvent.keyboard('amber rain')
  await userEvent.tab()
  const button = element.querySelector('button')
  expect(document.activeElement).toBe(button)
  expect(button?.ariaLabel).toBe('Show password')
  await userEvent.keyboard(' ')
  expect([ref.current?.type, ref.current?.value]).toEqual(['text', 'amber rain'])
  expect(button?.ariaLabel).toBe('Hide password')
  await userEvent.keyboard('{Enter}')
  expect(ref.current?.type).toBe('password')
})

test('password managers and forms find it by its name', () => {
  expect(ref.current?.name).toBe('password')
  expect(ref.current?.autocomplete).toBe('new-password')
  expect(ref.current?.labels?.[0]?.textContent).toBe('Password')
})
