/** Rows that one statement changes: few enough that nobody waits for it, and that it stays within its time. */
const MOST = 5_000

interface Changed {
  readonly rowCount: number | null
}

/** Repeats a statement that changes at most so many rows until there are no more; how many they were. */
export async function inBatches(
  change: (most: number) => PromiseLike<Changed>,
  most = MOST,
): Promise<number> {
  let sum = 0
  for (;;) {
    const { rowCount } = await change(most)
    sum += rowCount ?? 0
    if ((rowCount ?? 0) < most) return sum
  }
}
