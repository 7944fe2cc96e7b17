import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../tokens/index.ts'
import { Select } from './select.tsx'

const bodies = [
  { id: 'slim', label: 'Slim' },
  { id: 'normal', label: 'Normal', description: 'As most are' },
] as const

let form: HTMLFormElement
let root: Root
const onChange = vi.fn<(body: 'slim' | 'normal' | null) => void>()
const ref = { current: null as HTMLButtonElement | null }

beforeEach(async () => {
  onChange.mockReset()
  form = document.createElement('form')
  document.body.append(form)
  root = createRoot(form)
  root.render(
    <Select
      ref={ref}
      label="Body type"
      name="body"
      placeholder="Choose one"
      options={bodies}
      onChange={onChange}
      errorMessage="Choose your body type."
    />,
  )
  await vi.waitFor(() => expect(ref.current).not.toBeNull())
})
afterEach(() => {
  root.unmount()
  form.remove()
})

test('a form focuses the button, which carries the error; the choice is submitted', async () => {
  ref.current?.focus()
  expect(document.activeElement).toBe(ref.current)
  const said = ref.current?.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(said.map((id) => document.getElementById(id)?.textContent)).toContain('Choose your body type.')
  await userEvent.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(2))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await vi.waitFor(() => expect(document.activeElement).toBe(ref.current))
  expect(onChange.mock.calls).toEqual([['normal']])
  expect(new FormData(form).get('body')).toBe('normal')
})

test('the button shows the label of the choice without its description', async () => {
  ref.current?.focus()
  await userEvent.keyboard('n')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('normal'))
  expect(ref.current?.innerText.trim()).toBe('Normal')
})
