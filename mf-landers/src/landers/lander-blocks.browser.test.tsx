import * as z from 'contracts/schema'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../platform/runtime/fixture-render-in-router.tsx'
import { defineBlock } from './block.tsx'
import { LanderBlocks } from './lander-blocks.tsx'

const note = defineBlock({
  type: 'note',
  bv: 2,
  props: z.object({ text: z.string() }),
  Draw: ({ text }) => <p>{text}</p>,
})

let unmount = () => {}
afterEach(() => unmount())

test('a block that is unknown, of another version or invalid is left out and logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const blocks = [
    note.of('first', { text: 'First' }),
    { id: 'unknown', type: 'hologram', bv: 1, props: {} },
    { ...note.of('old', { text: 'Old' }), bv: 1 },
    { ...note.of('invalid', { text: '' }), props: { text: 7 } },
    note.of('last', { text: 'Last' }),
  ]
  ;({ unmount } = renderInRouter(<LanderBlocks blocks={blocks} known={[note]} />))
  await expect.element(page.getByText('First')).toBeVisible()
  expect([...document.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['First', 'Last'])
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining('unknown'),
    expect.stringContaining('old'),
    expect.stringContaining('invalid'),
  ])
})
