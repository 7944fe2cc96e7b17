import { codeOf } from 'shared-state/problem-text'

/** Whether another attempt may help: waits for the network if the first one failed for want of it. */
export async function isBackOnline(error: unknown): Promise<boolean> {
  if (codeOf(error) !== 'offline') return false
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  return true
}
