import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../tokens/index.ts'
import { Combobox } from './combobox.tsx'

const cities = [
  { id: 'hml', label: 'Hämeenlinna' },
  { id: 'hki', label: 'Helsinki' },
  { id: 'tku', label: 'Turku' },
] as const
type City = (typeof cities)[number]['id']

let element: HTMLElement
let root: Root
const onChange = vi.fn<(city: City | null) => void>()
const ref = { current: null as HTMLInputElement | null }

beforeEach(async () => {
  onChange.mockReset()
  element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
  root.render(
    <Combobox
      ref={ref}
      label="City"
      options={cities}
      onChange={onChange}
      emptyText="No city has this name."
    />,
  )
  await vi.waitFor(() => expect(ref.current).not.toBeNull())
})
afterEach(() => {
  root.unmount()
  element.remove()
})

const offered = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent)

async function takeFirst() {
  await userEvent.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(ref.current?.getAttribute('aria-activedescendant')).toBeTruthy())
  await userEvent.keyboard('{Enter}')
}

test('part of the name finds an option, accents ignored, and Enter selects it', async () => {
  await userEvent.tab()
  await userEvent.keyboard('hame')
  await vi.waitFor(() => expect(offered()).toEqual(['Hämeenlinna']))
  await takeFirst()
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([['hml']]))
  expect(ref.current?.value).toBe('Hämeenlinna')
})

test('without a match it says so, and leaving selects nothing', async () => {
  await userEvent.tab()
  await userEvent.keyboard('xyz')
  await vi.waitFor(() => expect(document.body.textContent).toContain('No city has this name.'))
  await userEvent.tab()
  await vi.waitFor(() => expect(ref.current?.value).toBe(''))
  expect(onChange).not.toHaveBeenCalled()
})

test('under a field as wide as the window, the list stays within it; scrolling the page would close it', async () => {
  await userEvent.tab()
  await userEvent.keyboard('h')
  await vi.waitFor(() => expect(offered()).toHaveLength(2))
  expect(element.getBoundingClientRect().width).toBe(innerWidth)
  const list = document.querySelector('[role=listbox]')?.getBoundingClientRect()
  expect(list?.left).toBeGreaterThan(0)
  expect(list?.right).toBeLessThan(innerWidth)
})

test('clearing the field clears the value', async () => {
  await userEvent.tab()
  await userEvent.keyboard('tur')
  await vi.waitFor(() => expect(offered()).toEqual(['Turku']))
  await takeFirst()
  await userEvent.clear(ref.current!)
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([['tku'], [null]]))
})
