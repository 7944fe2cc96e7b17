import * as z from 'contracts/schema'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../platform/runtime/fixture-render-in-router.tsx'
import { startTestState } from '../../../shared-state/src/fixture-state.ts'
import { defineBlock } from './block.tsx'
import { LanderBlocks } from './lander-blocks.tsx'

const note = defineBlock({
  type: 'note',
  bv: 2,
  props: z.object({ text: z.string() }),
  Draw: ({ text }) => <p>{text}</p>,
})

const place = defineBlock({
  type: 'place',
  bv: 3,
  props: z.object({ text: z.string(), city: z.string(), country: z.string() }),
  Draw: ({ text, city, country }) => (
    <p>
      {text} {city} {country}
    </p>
  ),
  former: { 1: () => ({ city: 'Paris', country: 'nowhere' }), 2: () => ({ country: 'France' }) },
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
  startTestState()
  ;({ unmount } = renderInRouter(<LanderBlocks blocks={blocks} known={[note]} />))
  await expect.element(page.getByText('First')).toBeVisible()
  expect([...document.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['First', 'Last'])
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringContaining('unknown'),
    expect.stringContaining('old'),
    expect.stringContaining('invalid'),
  ])
})

test('a block of an earlier version gets what it lacks, one of a later version is left out', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const blocks = [
    { id: 'first', type: 'place', bv: 1, props: { text: 'First' } },
    { id: 'second', type: 'place', bv: 2, props: { text: 'Second', city: 'Lyon' } },
    place.of('present', { text: 'Present', city: 'Oslo', country: 'Norway' }),
    { ...place.of('later', { text: 'Later', city: 'Oslo', country: 'Norway' }), bv: 4 },
  ]
  startTestState()
  ;({ unmount } = renderInRouter(<LanderBlocks blocks={blocks} known={[place]} />))
  await expect.element(page.getByText('First Paris France')).toBeVisible()
  expect([...document.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
    'First Paris France',
    'Second Lyon France',
    'Present Oslo Norway',
  ])
})
