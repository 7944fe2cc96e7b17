/**
 * Replaces a service worker that is to go: it takes over at once, deletes whatever the old one has stored, and unregisters
 * itself, which also ends its push subscription. Open pages go on without a worker.
 */
export const RETIREMENT = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  )
})
`
