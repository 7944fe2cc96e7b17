import type { Page } from '@playwright/test'
import { MESSAGES } from './long-chat.ts'

const LOG = '[role="log"]'
/** Frames without anything new after which the page has loaded all there is. */
const STILL = 120
/** Long enough for the list to measure its rows and to come to rest. */
const PAUSE = 500
/** Pixels a frame. */
const FLICKED = 12_000
const DRAGGED = 3_000
const SWIPED = 400
const SWIPED_FRAMES = 300

/** Scrolls up until every message has been loaded. */
export function loadHistory(page: Page): Promise<void> {
  return page.locator(LOG).evaluate(async (log, still) => {
    let height = 0
    for (let frames = 0; frames < still; frames += 1) {
      log.scrollTop = 0
      await new Promise(requestAnimationFrame)
      if (log.scrollHeight !== height) frames = 0
      height = log.scrollHeight
    }
  }, STILL)
}

/** All messages as fast as a scrollbar is dragged, then some of them as fast as a finger scrolls; up, and down again. */
export async function scrollThrough(page: Page) {
  for (const step of [-DRAGGED, DRAGGED]) await scrollBy(page, step)
  for (const step of [-SWIPED, SWIPED]) await scrollBy(page, step, SWIPED_FRAMES)
}

/** To the first message and back again, fast. */
export async function flickThrough(page: Page) {
  for (const step of [-FLICKED, FLICKED]) await scrollBy(page, step)
}

/** Scrolls by this many pixels in each frame until the end, or for so many frames. */
function scrollBy(page: Page, step: number, frames = MESSAGES): Promise<void> {
  return page.locator(LOG).evaluate(
    async (log, { step, frames }) => {
      for (let frame = 0; frame < frames; frame += 1) {
        const before = log.scrollTop
        log.scrollTop += step
        if (log.scrollTop === before) return
        await new Promise(requestAnimationFrame)
      }
    },
    { step, frames },
  )
}

/** From a place far above, by the button to the newest message. */
export async function jumpToNewest(page: Page) {
  const jump = page.getByRole('button', { name: /^Go to the newest/ })
  for (const place of [0, 0.4, 0.8]) {
    await page.locator(LOG).evaluate((log, share) => void (log.scrollTop = log.scrollHeight * share), place)
    await page.waitForTimeout(PAUSE)
    await jump.click()
    await jump.waitFor({ state: 'detached' })
    await page.waitForTimeout(PAUSE)
  }
}
