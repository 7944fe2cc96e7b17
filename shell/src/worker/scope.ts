import type { WorkerMessage } from 'contracts'

// The parts of a service worker's scope that are used here. TypeScript's own library for workers excludes that for pages.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null
}

interface NotificationClickEvent extends ExtendableEvent {
  readonly notification: Notification
}

export interface SubscriptionChangeEvent extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null
  readonly oldSubscription?: PushSubscription | null
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The answer to a navigation, which the browser requests while the worker starts. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

/** An open page. */
export interface Tab {
  readonly focused: boolean
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
  postMessage(message: WorkerMessage, transfer?: Transferable[]): void
}

interface Events {
  readonly install: ExtendableEvent
  readonly activate: ExtendableEvent
  readonly fetch: FetchEvent
  readonly push: PushEvent
  readonly notificationclick: NotificationClickEvent
  readonly pushsubscriptionchange: SubscriptionChangeEvent
}

export interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly location: Pick<Location, 'origin' | 'href'>
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void
}

/** All pages of the site in this browser, whether this worker controls them or not. */
export function openTabs({ clients }: Pick<Scope, 'clients'>): Promise<readonly Tab[]> {
  return clients.matchAll({ type: 'window', includeUncontrolled: true })
}
