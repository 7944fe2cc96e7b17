import type { LanderBlock } from 'contracts'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { afterEach, expect, test } from 'vitest'
import { renderInRouter } from '../../../platform/runtime/fixture-render-in-router.tsx'
import { allBlocks } from '../blocks/all-blocks.ts'
import { everyBlock } from '../blocks/fixture-every-block.ts'
import { textBlock } from '../blocks/text/text-block.tsx'
import { startLanders } from '../documents/fixture-lander.tsx'
import { LanderBlocks } from './lander-blocks.tsx'

const every = await everyBlock()

let unmount = () => {}
afterEach(() => unmount())

function open(blocks: readonly LanderBlock[]) {
  startLanders()
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <LanderBlocks blocks={blocks} known={allBlocks} />
    </QueryClientProvider>,
    { isFromServer: true },
  ))
  return [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName.slice(1)))
}

const text = textBlock.of('text-last', { level: 'page', title: 'Last', body: [] })

test('a page from the server has one first heading, whatever its blocks', () => {
  const levels = open(every)
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
})

test.each(every)('$type leads a page, or leaves that to the block after it', (block) => {
  const levels = open([block, text])
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  // Members may be missing, and with them the title above them.
  const isAlwaysTitled = !['signup-bar', 'home-faces'].includes(block.type)
  if (isAlwaysTitled) {
    expect(levels[0]).toBe(1)
    expect(levels.at(-1)).toBe(2)
  }
  // None is skipped on the way down.
  for (const [index, level] of levels.slice(1).entries()) expect(level - (levels[index] ?? 0)).toBeLessThan(2)
})

test('a block whose title is empty has none, and does not lead', () => {
  expect(open([textBlock.of('text', { level: 'page', title: '', body: [] }), text])).toEqual([1])
})
