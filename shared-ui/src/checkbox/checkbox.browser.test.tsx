import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../tokens/index.ts'
import { Checkbox } from './checkbox.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

let element: HTMLElement
let root: Root

beforeEach(() => {
  element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
})
afterEach(() => {
  root.unmount()
  element.remove()
})

async function find<E extends Element = HTMLInputElement>(selector: string) {
  return vi.waitFor(() => {
    const found = element.querySelector<E>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  })
}

test('the invisible input covers box and label, large enough for a finger, and one press ticks it once', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  root.render(<Checkbox onChange={onChange}>Show me to visitors</Checkbox>)
  const input = await find('input')
  const label = await find<HTMLLabelElement>('label')
  expect(input.getBoundingClientRect()).toEqual(label.getBoundingClientRect())
  expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.click(input)
  expect(input.checked).toBe(true)
  await userEvent.keyboard(' ')
  expect(input.checked).toBe(false)
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('a link in the label opens without ticking the box', async () => {
  root.render(
    <Checkbox>
      I have read the <a href="#terms">terms</a>
    </Checkbox>,
  )
  await userEvent.click(await find<HTMLAnchorElement>('a'))
  expect(location.hash).toBe('#terms')
  history.replaceState(null, '', location.pathname + location.search)
  expect((await find('input')).checked).toBe(false)
})

test('the error describes the input, which a form can focus', async () => {
  const ref = { current: null as HTMLInputElement | null }
  root.render(
    <Checkbox ref={ref} name="adult" isRequired errorMessage="Amberly is for adults only.">
      I am at least 18
    </Checkbox>,
  )
  const input = await find('input')
  ref.current?.focus()
  expect(document.activeElement).toBe(input)
  expect(input.ariaInvalid).toBe('true')
  const said = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(said.map((id) => document.getElementById(id)?.textContent)).toContain('Amberly is for adults only.')
})

test('a read-only box does not change', async () => {
  root.render(
    <Checkbox isReadOnly defaultSelected>
      Show me
    </Checkbox>,
  )
  const input = await find('input')
  await userEvent.click(input)
  await userEvent.keyboard(' ')
  expect(input.checked).toBe(true)
})

test('focusing a group focuses its first box', async () => {
  const ref = { current: null as { focus: () => void } | null }
  root.render(
    <CheckboxGroup ref={ref} label="Tell me about">
      <Checkbox value="news" isDisabled>
        News
      </Checkbox>
      <Checkbox value="likes">Likes</Checkbox>
    </CheckboxGroup>,
  )
  const input = await find('input[value=likes]')
  ref.current?.focus()
  expect(document.activeElement).toBe(input)
})
