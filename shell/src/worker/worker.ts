import { CLIENT_HEADER, CLIENT_TYPE } from 'contracts'
import { fileResponse, isFile } from './files.ts'
import { openNotification } from './open-notification.ts'
import { pageResponse } from './page-response.ts'
import { receivePush } from './receive-push.ts'
import type { Scope, SubscriptionChangeEvent } from './scope.ts'
import { isShare, receiveShare } from './share-target.ts'
import { CACHES } from './stored.ts'
import { isSuccessorOf } from './successor.ts'

const scope = globalThis as unknown as Scope

// The parts of a page never depend on the build of the worker: files are stored by addresses that hold their hash, and
// messages have the format of the version in the worker's address. A worker with the same version therefore takes over at
// once. Another version waits until the pages that know the old one are closed.
scope.addEventListener('install', (event) => {
  if (isSuccessorOf(scope.registration.active, scope.location.href)) event.waitUntil(scope.skipWaiting())
})

scope.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !CACHES.includes(name)).map((name) => caches.delete(name)))
  // Otherwise a page would wait for the worker to start before it is even requested.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (isShare(request)) event.respondWith(receiveShare(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(pageResponse(event))
  else if (isFile(request.url)) event.respondWith(fileResponse(event))
  // The browser fetches everything else as if there were no worker: the API, pictures of members, the registry.
})

scope.addEventListener('push', (event) => {
  event.waitUntil(receivePush(scope, event.data?.json(), Date.now()))
})

scope.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotification(scope, event.notification))
})

scope.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(scope, event))
})

/** The browser has replaced the subscription by itself: the server gets the new one, for whoever is logged in. */
async function renewSubscription(
  { registration }: Pick<Scope, 'registration'>,
  { newSubscription, oldSubscription }: SubscriptionChangeEvent,
) {
  const subscription =
    newSubscription ??
    (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)))
  if (!subscription) return
  await fetch('/api/user.php?push=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CLIENT_HEADER]: CLIENT_TYPE },
    body: JSON.stringify({ subscription }),
  })
}
