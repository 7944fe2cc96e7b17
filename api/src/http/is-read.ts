import type { Endpoint } from 'contracts'

/** Whether calls of this endpoint change nothing. */
export function isRead({ method, changes }: Pick<Endpoint, 'method' | 'changes'>): boolean {
  return method === 'GET' && !changes
}
