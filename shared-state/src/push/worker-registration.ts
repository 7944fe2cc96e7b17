import { PUSH_WORKER_PATH, PUSH_WORKER_VERSION } from 'contracts'

const ADDRESS = `${PUSH_WORKER_PATH}?v=${PUSH_WORKER_VERSION}`

/** Registers the service worker; undefined if the browser has none, or refuses it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  try {
    await navigator.serviceWorker.register(ADDRESS, { updateViaCache: 'none' })
    return await findWorker()
  } catch {
    return undefined
  }
}

export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration('/')
}

/** Removes the worker and its storage. Pages that it serves may store more, so the next page looks again. */
export async function removeWorker() {
  const registration = await findWorker()
  await registration?.unregister()
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}
