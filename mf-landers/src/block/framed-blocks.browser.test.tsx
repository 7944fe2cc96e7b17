import { QueryClientProvider, queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../platform/runtime/fixture-render-in-router.tsx'
import { allBlocks } from '../blocks/all-blocks.ts'
import { everyBlock } from '../blocks/fixture-every-block.ts'
import { found, startLanders } from '../documents/fixture-lander.tsx'
import { FramedBlocks } from './framed-blocks.tsx'

const every = await everyBlock()

let unmount = () => {}
afterEach(() => unmount())

test.each([
  [390, 844],
  [1280, 900],
])('at a width of %i, all blocks begin and end with the page, at even distances', async (width, height) => {
  await page.viewport(width, height)
  startLanders({ faces: found(14) })
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      {/* As in the frame of the site. */}
      <main
        style={{
          maxInlineSize: 'var(--container-page)',
          marginInline: 'auto',
          paddingInline: 'var(--page-gutter)',
        }}
      >
        <FramedBlocks blocks={every} known={allBlocks} />
      </main>
    </QueryClientProvider>,
  ))
  const root = document.querySelector('main > div')
  if (!root) throw new Error('There are no parts.')
  const parts = [...root.children]
  expect(parts).toHaveLength(every.length)
  const frame = root.getBoundingClientRect()
  for (const part of parts) {
    const { left, right } = part.getBoundingClientRect()
    expect.soft(left, part.outerHTML.slice(0, 80)).toBeCloseTo(frame.left)
    expect.soft(right, part.outerHTML.slice(0, 80)).toBeLessThanOrEqual(frame.right)
  }
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)

  // Without the bar, which is where the window ends.
  const boxes = parts.filter(({ tagName }) => tagName !== 'ASIDE').map((part) => part.getBoundingClientRect())
  const gap = Number.parseFloat(getComputedStyle(root).rowGap)
  const bar = parts.find(({ tagName }) => tagName === 'ASIDE')?.getBoundingClientRect().height ?? 0
  const distances = boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)))
  const expected = [Math.round(gap), Math.round(gap + bar + gap)]
  for (const distance of distances) expect(expected).toContain(distance)

  // Words on the ground of the page begin where the panels do.
  for (const { textContent, left } of titlesOf(parts)) expect.soft(left, textContent).toBeCloseTo(frame.left)
})

const BARE = [
  'Summer party',
  'People you could meet',
  'Three steps to your first chat',
  'People worth a second look',
]

function titlesOf(parts: readonly Element[]) {
  const titles = parts.flatMap((part) => [...part.querySelectorAll('h1, h2')])
  const bare = titles.filter(({ textContent }) => BARE.includes(textContent ?? ''))
  expect(bare).toHaveLength(BARE.length)
  return bare.map((title) => ({ textContent: title.textContent, left: title.getBoundingClientRect().left }))
}

test('the bar stays at the bottom of the window', async () => {
  await page.viewport(390, 844)
  startLanders()
  const bar = every.filter(({ type }) => type === 'signup-bar')
  const others = every.filter(({ type }) => type !== 'signup-bar')
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <FramedBlocks blocks={[...others, ...bar]} known={allBlocks} />
    </QueryClientProvider>,
  ))
  await expect.element(page.getByRole('complementary')).toBeInViewport()
})
