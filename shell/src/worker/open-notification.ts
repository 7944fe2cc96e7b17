import type { NotificationData } from './receive-push.ts'
import { openTabs, type Scope, type Tab } from './scope.ts'

/** Milliseconds that a page has to say that it opens the path. A frozen one, or one without our code, never does. */
const PATIENCE = 1_000

/** Opens the page of a notification: in an open tab if there is one, without loading it anew, or else in a new window. */
export async function openNotification(scope: Scope, notification: Pick<Notification, 'close' | 'data'>) {
  notification.close()
  const path = pathOf(notification.data as Partial<NotificationData> | null, scope.location.origin)
  const tabs = await openTabs(scope)
  const tab =
    tabs.find(({ focused }) => focused) ??
    tabs.find(({ visibilityState }) => visibilityState === 'visible') ??
    tabs[0]
  if (!tab || !(await opens(tab, path))) await scope.clients.openWindow(path)
}

/** The path of this site to open; a URL of another site leads home. */
function pathOf(data: Partial<NotificationData> | null, origin: string): string {
  const text = data?.url ?? '/'
  const url = new URL(URL.canParse(text, origin) ? text : '/', origin)
  return url.origin === origin ? url.pathname + url.search : '/'
}

async function opens(tab: Tab, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), PATIENCE)
  })
  tab.postMessage({ kind: 'open', path }, [port2])
  const isOpening = await answer
  port1.close()
  // A browser may refuse to bring the tab to the front; it shows the page all the same.
  if (isOpening) await tab.focus().catch(() => {})
  return isOpening
}
