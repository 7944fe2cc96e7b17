import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../tokens/index.ts'
import { type Range, RangeSlider } from './range-slider.tsx'

let element: HTMLElement
let root: Root
const onChange = vi.fn<(range: Range) => void>()
const onChangeEnd = vi.fn<(range: Range) => void>()
const onBlur = vi.fn<() => void>()

beforeEach(async () => {
  for (const spy of [onChange, onChangeEnd, onBlur]) spy.mockReset()
  element = document.createElement('div')
  element.style.width = '358px'
  document.body.append(element)
  root = createRoot(element)
  root.render(
    <RangeSlider
      label="Age"
      thumbLabels={['From', 'to']}
      minValue={18}
      maxValue={99}
      defaultValue={[30, 32]}
      formatRange={([from, to]) => `${from} to ${to} years`}
      {...{ onChange, onChangeEnd, onBlur }}
    />,
  )
  await vi.waitFor(() => expect(element.querySelectorAll('input')).toHaveLength(2))
})
afterEach(() => {
  root.unmount()
  element.remove()
})

const output = () => element.querySelector('output')?.textContent
const thumbs = () =>
  [...element.querySelectorAll('input')].map((input) => input.parentElement!.parentElement!)

test('the keyboard moves one thumb, which cannot pass the other', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(output()).toBe('32 to 32 years')
  await userEvent.keyboard('{Home}')
  expect(onChange).toHaveBeenLastCalledWith([18, 32])
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  expect(output()).toBe('18 to 99 years')
  expect(onChangeEnd).toHaveBeenLastCalledWith([18, 99])
})

test('the field blurs when focus leaves both thumbs', async () => {
  const after = document.body.appendChild(document.createElement('button'))
  await userEvent.tab()
  await userEvent.tab()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
  after.remove()
})

test('a thumb is large enough for a finger, and dragging ignores its native input', () => {
  const [, to] = thumbs()
  const { x, y, width, height } = to!.getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(document.elementFromPoint(x + width / 2 + 15, y + height / 2)).toBe(to)
})
