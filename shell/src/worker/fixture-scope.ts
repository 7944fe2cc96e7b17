import { vi } from 'vitest'
import type { Scope, Tab } from './scope.ts'

/** An open page that answers the messages of the worker, or doesn't. */
export function fakeTab({ isLooked = false, answers = true } = {}) {
  return {
    focused: isLooked,
    visibilityState: isLooked ? 'visible' : 'hidden',
    focus: vi.fn<() => Promise<void>>(async () => {}),
    postMessage: vi.fn<Tab['postMessage']>((_, [port] = []) => {
      if (answers && port instanceof MessagePort) port.postMessage('opening')
    }),
  } satisfies Tab
}

/** A worker's scope with these open pages. */
export function fakeScope(tabs: readonly Tab[] = []) {
  const shown: { title: string; tag: string; data: object; renotify: boolean }[] = []
  const openWindow = vi.fn<(path: string) => Promise<void>>(async () => {})
  const registration = {
    getNotifications: async ({ tag }: { tag: string }) => shown.filter((one) => one.tag === tag),
    async showNotification(title: string, options: object) {
      shown.unshift({ title, ...(options as Omit<(typeof shown)[number], 'title'>) })
    },
  }
  const scope = {
    registration,
    location: { origin: 'https://site.example', href: 'https://site.example/push-worker.js?v=2' },
    clients: { matchAll: async () => tabs, openWindow, claim: async () => {} },
  }
  return { scope: scope as unknown as Scope, shown, openWindow }
}
