import type { LanderContent } from 'contracts'
import { expect, test } from 'vitest'
import { blockNumber } from './block-number.ts'
import { addBlock, removeBlock } from './edit.ts'
import { reorderBlocks } from './variant-blocks.ts'

const content: LanderContent = {
  v: 1,
  kind: 'page',
  template: '',
  slug: 'party',
  token: 'party',
  niche: 1,
  meta: { title: { en: 'Party' }, description: { en: '' } },
  locales: ['en'],
  blocks: [
    { id: 'head', type: 'text', bv: 1, props: {} },
    { id: 'bar', type: 'signup-bar', bv: 1, props: {} },
  ],
}

test('blocks of one type are numbered in the order in which they were added, wherever they stand', () => {
  expect(blockNumber(content, 'head')).toBeUndefined()
  let more = content
  for (let count = 0; count < 10; count += 1) {
    more = addBlock(more, { type: 'signup-bar', bv: 1, props: {} }).content
  }
  const ids = more.blocks.map(({ id }) => id)
  for (const order of [ids, ids.toReversed()]) {
    const moved = reorderBlocks(more, order)
    expect(ids.slice(1).map((id) => blockNumber(moved, id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  }
  const [, , ...added] = ids
  expect(blockNumber(added.reduce(removeBlock, more), 'bar')).toBeUndefined()
})
