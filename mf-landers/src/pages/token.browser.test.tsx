import type { PreloadInput } from 'platform/runtime/remote'
import { word } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInRouter } from '../../../platform/runtime/fixture-render-in-router.tsx'
import { startTestState } from '../../../shared-state/src/fixture-state.ts'
import { LanderBlocks } from '../block/lander-blocks.tsx'
import { allBlocks } from '../blocks/all-blocks.ts'
import { everyBlock } from '../blocks/fixture-every-block.ts'
import { textBlock } from '../blocks/text/text-block.tsx'
import { preload } from './token.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const input = (token: string) => ({ params: { token }, search: new URLSearchParams() }) as PreloadInput

test('§2: a token leads to a page only if a document is published under it', async () => {
  startTestState({ user: null })
  const lander = { id: 'd', rev: 1, variant: null, blocks: [], title: 'Party', description: '' }
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ lander: address.includes('token=summer-party') ? lander : null }),
  )
  await expect(preload(input('summer-party'))).resolves.toBeUndefined()
  for (const token of ['winter-party', 'Not a token'])
    await expect(preload(input(token))).rejects.toMatchObject({ name: 'PageNotFound' })
})

test('a page waits for what its blocks need', async () => {
  startTestState({ user: null })
  const lander = { id: 'd', rev: 1, variant: null, title: 'Party', description: '' }
  const blocks = (await everyBlock()).filter(({ type }) => type === 'feed')
  vi.stubGlobal('fetch', async () => Response.json({ lander: { ...lander, blocks } }))
  await preload(input('feed-party'))
  expect(word('profile-words', 'interest.cooking')).toBe('Cooking')
})

test('a page of texts has headings, paragraphs and links', async () => {
  startTestState({ user: null })
  const blocks = [
    textBlock.of('head', { level: 'page', title: 'Summer party', body: [{ p: ['Come and dance.'] }] }),
    textBlock.of('more', { level: 'part', title: 'Where', body: [{ p: [{ a: '/faq', c: ['Read this'] }] }] }),
  ]
  ;({ unmount } = renderInRouter(
    <QueryClientProvider client={queryClient}>
      <LanderBlocks blocks={blocks} known={allBlocks} />
    </QueryClientProvider>,
  ))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Summer party')
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Where')
  await expect.element(page.getByRole('link', { name: 'Read this' })).toHaveAttribute('href', '/faq')
})
