import { expect, test } from '../fixtures/test.ts'
import { saveUnderLoad } from './saves-under-load.ts'

/** Milliseconds until visitors see what was saved. */
const VISIBLE = 2_000

test('§2: a hundred saves in the studio each reach visitors within two seconds, and none of their pages fails', async ({
  ownSite,
}) => {
  test.setTimeout(900_000)
  const { pages, failures, delays } = await saveUnderLoad(ownSite, { saves: 100, visitors: 4 })
  const inOrder = delays.toSorted((a, b) => a - b)
  const [median, slowest = Number.NaN] = [inOrder[delays.length / 2], inOrder.at(-1)]
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ pages, median, slowest }) })
  expect(failures).toEqual([])
  expect(slowest).toBeLessThanOrEqual(VISIBLE)
})
