import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../tokens/index.ts'
import { Radio } from './radio.tsx'
import { RadioGroup } from './radio-group.tsx'

type Payment = 'card' | 'debit' | 'paypal'

let element: HTMLElement
let root: Root
const onChange = vi.fn<(value: Payment) => void>()
const ref = { current: null as { focus: () => void } | null }

beforeEach(async () => {
  onChange.mockReset()
  element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
  root.render(
    <RadioGroup<Payment> ref={ref} label="Pay by" variant="card" defaultValue="debit" onChange={onChange}>
      <Radio value="card" description="Mastercard, Visa">
        Credit card
      </Radio>
      <Radio value="debit">Direct debit</Radio>
      <Radio value="paypal" isDisabled>
        PayPal
      </Radio>
    </RadioGroup>,
  )
  await vi.waitFor(() => expect(element.querySelectorAll('input')).toHaveLength(3))
})
afterEach(() => {
  root.unmount()
  element.remove()
})

const input = (value: Payment) => element.querySelector<HTMLInputElement>(`input[value=${value}]`)

test('clicking the description selects the card, whose name is its label alone', async () => {
  const words = [...element.querySelectorAll('span')].find((span) => span.textContent === 'Mastercard, Visa')
  const { x, y } = words!.getBoundingClientRect()
  expect(document.elementFromPoint(x + 2, y + 2)).toBe(input('card'))
  await userEvent.click(input('card')!)
  expect(onChange.mock.calls).toEqual([['card']])
  expect(input('card')?.labels?.[0]?.textContent).toBe('Credit card')
})

test('a form focuses the selected button; arrow keys select and skip disabled ones', async () => {
  ref.current?.focus()
  expect(document.activeElement).toBe(input('debit'))
  await userEvent.keyboard('{ArrowDown}')
  expect(onChange.mock.calls).toEqual([['card']])
  expect(document.activeElement).toBe(input('card'))
})
