import { vi } from 'vitest'

interface Shown {
  readonly close: () => void
}

/** A browser with a service worker, a push service and a permission, all of the test's own. */
export function pushBrowser() {
  let subscription: PushSubscription | null = null
  let count = 0
  const key = new Uint8Array([1, 2, 3])
  const shown: Shown[] = []
  const workers = new EventTarget()
  const permission = {
    value: 'default' as NotificationPermission,
    answer: 'granted' as NotificationPermission,
  }

  function subscribed(): PushSubscription {
    count += 1
    const endpoint = `https://push.example.com/${count}`
    return {
      endpoint,
      options: { applicationServerKey: key.buffer, userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: vi.fn<() => Promise<boolean>>(async () => {
        subscription = null
        return true
      }),
    } as unknown as PushSubscription
  }

  const registration = {
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async () => (subscription = subscribed()),
    },
    getNotifications: async () => shown,
    unregister: vi.fn<() => Promise<boolean>>(async () => true),
  }
  const register = vi.fn<(url: string) => Promise<typeof registration>>(async () => registration)
  Object.assign(workers, { register, getRegistration: async () => registration })
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(workers as ServiceWorkerContainer)
  vi.stubGlobal('Notification', {
    get permission() {
      return permission.value
    },
    requestPermission: async () => (permission.value = permission.answer),
  })

  return {
    /** The key that the browser subscribes with, as the settings have it. */
    publicKey: btoa(String.fromCharCode(...key)),
    permission,
    register,
    registration,
    shown,
    current: () => subscription,
    /** The browser drops its subscription by itself. */
    drop: () => void (subscription = null),
    tell: (data: unknown, ports: MessagePort[] = []) =>
      workers.dispatchEvent(new MessageEvent('message', { data, ports })),
  }
}
