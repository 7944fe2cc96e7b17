import type { Page } from '@playwright/test'
import { median } from '../report/statistics.ts'

const KEYS = 60
/** Between two keys, as someone types fast. */
const PAUSE = 120

declare global {
  var paints: number[]
}

/** Types into the message field; returns the milliseconds from each key until the frame that shows it has been painted. */
export async function keyToPaint(page: Page): Promise<{ readonly median: number; readonly longest: number }> {
  await page.locator('textarea[name="message"]').focus()
  await page.evaluate(notePaints)
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('abcde '.charAt(key % 6))
    await page.waitForTimeout(PAUSE)
  }
  const paints = await page.evaluate(() => globalThis.paints)
  return { median: median(paints), longest: Math.max(...paints) }
}

/** Runs in the page, so it must be self-contained. */
function notePaints() {
  const paints: number[] = []
  globalThis.paints = paints
  const note = ({ timeStamp }: KeyboardEvent) => {
    // A frame's callbacks run before it is painted, and the next message after.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => void paints.push(performance.now() - timeStamp))
      port1.start()
      port2.postMessage(undefined)
    })
  }
  addEventListener('keydown', note, { capture: true })
}
