import type { Browser, CDPSession } from '@playwright/test'
import { href } from 'contracts'
import { ONLY_SLOW, UNHURRIED, withFreshPage } from '../pages/chromium.ts'
import type { Row } from '../report/row.ts'
import { keyToPaint } from './key-to-paint.ts'
import { longestTask } from './longest-task.ts'
import { flickThrough, jumpToNewest, loadHistory, scrollThrough } from './scrolling.ts'

const SPEEDS = [
  { conditions: UNHURRIED, speed: 'full speed', taskBar: 50, keyBar: 16 },
  { conditions: ONLY_SLOW, speed: '4× slower', taskBar: 150, keyBar: 50 },
] as const

/** In kilobytes, and how often all messages are scrolled through meanwhile. */
const HEAP_BAR = 2_000
const PASSES = 10
const SETTLING = 2_000

/** Scrolls through a conversation of 10,000 messages, and types below it. */
export async function* measureLongConversation(
  browser: Browser,
  site: string,
  id: string,
): AsyncGenerator<Row[]> {
  for (const { speed, ...measured } of SPEEDS) {
    const { conditions, taskBar, keyBar } = measured
    yield await withFreshPage(browser, conditions, async (page, protocol): Promise<Row[]> => {
      const task = async (what: string, work: () => Promise<unknown>): Promise<Row> => ({
        what: `10,000 messages, ${speed}: longest task while ${what}`,
        unit: 'ms',
        figure: await longestTask(browser, page, work),
        bar: taskBar,
      })
      await page.goto(site + href('chats-id', { id }))
      await page.locator('[role="log"] [data-last]').waitFor()
      await page.waitForTimeout(SETTLING)
      const rows = [
        await task('older ones load', () => loadHistory(page)),
        await task('jumping to the newest', () => jumpToNewest(page)),
        await task('scrolling', () => scrollThrough(page)),
      ]
      const { median, longest } = await keyToPaint(page)
      rows.push(
        { what: `10,000 messages, ${speed}: key to paint, median`, unit: 'ms', figure: median, bar: keyBar },
        { what: `10,000 messages, ${speed}: key to paint, longest`, unit: 'ms', figure: longest },
      )
      if (conditions === UNHURRIED) {
        const passes = async () => {
          for (let pass = 0; pass < PASSES; pass += 1) await flickThrough(page)
        }
        const what = `10,000 messages: growth of the heap by scrolling through ${PASSES} times`
        rows.push({ what, unit: 'kB', figure: await heapGrowth(protocol, passes), bar: HEAP_BAR })
      }
      return rows
    })
  }
}

/** Kilobytes by which the page's memory grows, after collecting garbage. */
async function heapGrowth(protocol: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await heapSize(protocol)
  await work()
  return (await heapSize(protocol)) - before
}

async function heapSize(protocol: CDPSession): Promise<number> {
  // A first collection may leave what is only freed by finalizers.
  for (let time = 0; time < 3; time += 1) await protocol.send('HeapProfiler.collectGarbage')
  const { usedSize } = await protocol.send('Runtime.getHeapUsage')
  return usedSize / 1_000
}
