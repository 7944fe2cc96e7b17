import { expect, test } from '../fixtures/test.ts'
import { saveUnderLoad } from './saves-under-load.ts'

test('§2: ten saves in the studio reach visitors who load the page meanwhile, and none of their pages fails', async ({
  releaseSite,
}) => {
  const { pages, failures, delays } = await saveUnderLoad(releaseSite, { saves: 10, visitors: 2 })
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ pages, delays }) })
  expect(failures).toEqual([])
  expect(delays).toHaveLength(10)
})
