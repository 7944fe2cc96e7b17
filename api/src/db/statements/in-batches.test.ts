import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test.each([
  [0, 1],
  [4, 1],
  [5, 2],
  [12, 3],
])('%d rows, five at a time, are changed in %d statements', async (rows, statements) => {
  let left = rows
  let statementCount = 0
  const changed = await inBatches(async (limit) => {
    statementCount += 1
    const rowCount = Math.min(limit, left)
    left -= rowCount
    return { rowCount }
  }, 5)
  expect([changed, left, statementCount]).toEqual([rows, 0, statements])
})
