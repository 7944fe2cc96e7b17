import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TextAreaField } from './text-area-field.tsx'

let element: HTMLElement
let root: Root
const onChange = vi.fn<(text: string) => void>()

beforeEach(async () => {
  onChange.mockReset()
  element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
  root.render(
    <TextAreaField
      label="About me"
      maxLength={10}
      onChange={onChange}
      remainingLabel={(remaining) => `${remaining} left`}
    />,
  )
  await vi.waitFor(() => expect(area()).not.toBeNull())
})
afterEach(() => {
  root.unmount()
  element.remove()
})

const area = () => element.querySelector('textarea')
const spoken = () => element.querySelector('[role=status]')?.textContent

test('text over the limit is kept, and the field says so', async () => {
  await userEvent.tab()
  await userEvent.keyboard('hiki')
  expect(spoken()).toBe('')
  await userEvent.keyboard('ng')
  expect(spoken()).toBe('5 left')
  expect(area()?.ariaInvalid).not.toBe('true')
  await userEvent.keyboard(' + films')
  expect(area()?.value).toBe('hiking + films')
  expect(onChange).toHaveBeenLastCalledWith('hiking + films')
  expect(area()?.ariaInvalid).toBe('true')
  expect(spoken()).toBe('-4 left')
  expect(element.textContent).toContain('14 / 10')
})
