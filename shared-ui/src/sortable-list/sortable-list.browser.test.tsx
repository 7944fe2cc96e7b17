import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../tokens/index.ts'
import { SortableList } from './sortable-list.tsx'

const onSelect = vi.fn<(id: string) => void>()
const onReorder = vi.fn<(ids: readonly string[]) => void>()
let root: Root

beforeEach(() => {
  vi.resetAllMocks()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <SortableList
      aria-label="Parts"
      items={[
        { id: 'a', label: 'Gallery' },
        { id: 'b', label: 'Signup' },
      ]}
      handleLabel="Move"
      onSelect={onSelect}
      onReorder={onReorder}
    />,
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const item = (name: string) => page.getByRole('row', { name })

test('an item is selected and moved by keyboard alone', async () => {
  await expect.element(item('Gallery')).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onSelect).toHaveBeenCalledWith('a')
  // To the handle, which begins a drag; down to the place after the last item.
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await vi.waitFor(() => expect(document.querySelector('[data-dragging]')).not.toBeNull())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await vi.waitFor(() => expect(onReorder).toHaveBeenCalledWith(['b', 'a']))
})

test('an item is moved with the pointer', async () => {
  await item('Signup').dropTo(item('Gallery'), { targetPosition: { x: 60, y: 2 } })
  await vi.waitFor(() => expect(onReorder).toHaveBeenCalledWith(['b', 'a']))
})
