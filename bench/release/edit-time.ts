import type { Browser } from '@playwright/test'
import { DevWorkspace } from '../../e2e/fixtures/site/dev-workspace.ts'
import { editToScreen } from '../../e2e/fixtures/site/edit-to-screen.ts'
import { headingOf } from '../pages/pages.ts'
import type { Row } from '../report/row.ts'
import { median } from '../report/statistics.ts'

const GOAL = 1_000
const TIMES = 5
const FILE = 'mf-credits/src/pages/pricing.tsx'

/** Time from saving a file of a remote until its text shows in the open page, under `npm run dev`. */
export async function measureEdits(browser: Browser): Promise<Row> {
  const workspace = await DevWorkspace.copy()
  const page = await browser.newPage()
  try {
    const { url } = await workspace.dev()
    await page.goto(`${url}/pricing`)
    await page.locator(headingOf('mf-credits')).waitFor()
    await workspace.edit(FILE, '<h1>', '<h1>edit 0 ')
    await page.getByText('edit 0').waitFor()
    const figures: number[] = []
    for (let time = 1; time <= TIMES; time += 1) {
      const edit = () => workspace.edit(FILE, `edit ${time - 1} `, `edit ${time} `)
      figures.push(await editToScreen(page, `edit ${time}`, edit))
    }
    return { what: 'edit in a remote → on screen', unit: 'ms', figure: median(figures), bar: GOAL }
  } finally {
    await page.close()
    await workspace.remove()
  }
}
