import type { CDPSession } from '@playwright/test'

/** Kilobytes by which the page's memory grows, after collecting garbage. */
export async function heapGrowth(protocol: CDPSession, work: () => Promise<unknown>): Promise<number> {
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
