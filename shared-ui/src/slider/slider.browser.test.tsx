import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../tokens/index.ts'
import { Slider } from './slider.tsx'

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

test('arrow keys move it step by step, up to its end', async () => {
  const onChange = vi.fn<(value: number) => void>()
  root.render(
    <Slider
      label="Zoom"
      minValue={1}
      maxValue={2}
      step={0.5}
      defaultValue={1}
      onChange={onChange}
      formatOptions={{ style: 'percent' }}
    />,
  )
  const slider = page.getByRole('slider', { name: 'Zoom' })
  await expect.element(slider).toBeInTheDocument()
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(onChange.mock.calls.flat()).toEqual([1.5, 2])
  await expect.element(page.getByText('200%')).toBeVisible()
})
