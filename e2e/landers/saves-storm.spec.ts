import { expect, test } from '../fixtures/test.ts'
import { saveUnderLoad } from './saves-under-load.ts'

/** Milliseconds until visitors see what was saved. */
const VISIBLE = 2_000

test('§2: a hundred saves in the studio each reach visitors within two seconds, and none of their pages fails', async ({
  ownSite,
}) => {
  test.setTimeout(900_000)
  const { pages, failures, delays } = await saveUnderLoad(ownSite, { saves: 100, visitors: 4 })
  const slowest = Math.max(...delays)
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ pages, slowest }) })
  expect(failures).toEqual([])
  expect(slowest).toBeLessThanOrEqual(VISIBLE)
})
