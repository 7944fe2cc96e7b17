import { hearTabs, tellTabs } from '../store/tabs.ts'

const CHANNEL = 'push'

/** Tells the other tabs that push was turned on or off here. */
export function announcePush() {
  tellTabs(CHANNEL, 'changed')
}

/** Calls back when push may have changed outside this tab; returns the function that stops it. */
export function watchPush(onChange: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const unhear = hearTabs(CHANNEL, onChange)
  const onVisible = () => {
    if (!document.hidden) onChange()
  }
  // Some browsers report a change of the permission, in all others the member comes back from the settings.
  document.addEventListener('visibilitychange', onVisible, { signal })
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((permission) => permission.addEventListener('change', onChange, { signal }))
    .catch(() => {})
  return () => {
    ended.abort()
    unhear()
  }
}
