/** Rows per statement: few enough to hold locks only briefly and to stay within the statement timeout. */
const BATCH_SIZE = 5_000

interface ChangeResult {
  readonly rowCount: number | null
}

/** Repeats a statement that changes a limited number of rows until none are left. Returns the total. */
export async function inBatches(
  change: (limit: number) => PromiseLike<ChangeResult>,
  limit = BATCH_SIZE,
): Promise<number> {
  let sum = 0
  for (;;) {
    const { rowCount } = await change(limit)
    sum += rowCount ?? 0
    if ((rowCount ?? 0) < limit) return sum
  }
}
