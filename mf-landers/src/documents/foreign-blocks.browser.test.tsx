import type { LanderBlock } from 'contracts'
import 'shared-ui/tokens'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { photoCollage } from '../blocks/photo-collage/photo-collage.tsx'
import { signupBar } from '../blocks/signup-bar/signup-bar.tsx'
import { textBlock } from '../blocks/text/text-block.tsx'
import { Page } from '../pages/landers/collagelanding.tsx'
import { collagelanding } from '../templates/collagelanding.ts'
import { openLander, startLanders } from './fixture-lander.tsx'
import { preloadForeign } from './foreign-blocks.ts'

let close = () => {}
afterEach(() => close())

const words = (key: string) => key
const blocks: LanderBlock[] = [
  ...collagelanding.builtIn(words, 1),
  textBlock.of('why', { level: 'part', title: 'Why here?', body: [{ p: ['Because.'] }] }),
  signupBar.of('bar', { title: 'Come in', note: 'Free', button: 'Sign up for free' }),
]

test.each([
  [390, 844],
  [1280, 900],
])(
  'at a width of %i, a landing page draws the blocks of other templates between its gutters',
  async (width, height) => {
    await page.viewport(width, height)
    startLanders()
    await preloadForeign([photoCollage], blocks)
    const saved = { id: 'd1', rev: 1, variant: null, blocks, title: 'Why', description: '' }
    ;({ unmount: close } = openLander(Page, { saved }))
    const title = page.getByRole('heading', { level: 2, name: 'Why here?' })
    await expect.element(title).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { left } = title.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(16)
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    // The bar is at the bottom of the window while what is above it scrolls.
    await expect.element(page.getByRole('complementary')).toBeInViewport()
  },
)
