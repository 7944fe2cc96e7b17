import { CLIENT_HEADER, CLIENT_TYPE } from 'contracts'
import type { Scope, SubscriptionChangeEvent } from './scope.ts'

/** The browser has replaced the subscription by itself: the server gets the new one, for whoever is logged in. */
export async function renewSubscription(
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
