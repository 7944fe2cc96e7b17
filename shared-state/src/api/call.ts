import { type AnswerOf, type Endpoint, getUser, type InputOf, type Nothing } from 'contracts'
import { state } from '../state/state.ts'
import { ApiError } from './api-error.ts'
import { afterLogout, isHeld, underWay } from './around-logout.ts'
import { pause } from './pause.ts'
import { type CallOptions, request } from './request.ts'
import { waitBeforeRetry } from './retry.ts'

export { ApiError } from './api-error.ts'
export type { CallOptions } from './request.ts'

type CallArguments<E extends Endpoint> =
  Nothing extends InputOf<E>
    ? [input?: InputOf<E> | undefined, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]

/** Sends a request. Reads and repeatable writes are retried; every failure is an ApiError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<AnswerOf<E>> {
  for (let tries = 1; ; tries += 1) {
    if (isHeld(endpoint)) await afterLogout(endpoint)
    try {
      return (await underWay(endpoint, request(endpoint, input ?? {}, options))) as AnswerOf<E>
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const wait = waitBeforeRetry(endpoint, tries, error)
      if (wait === undefined) {
        if (isLoggedOut(endpoint, error)) state.api.onLoggedOut()
        throw error
      }
      await pause(wait, { signal: options.signal, untilOnline: error.code === 'offline' })
    }
  }
}

/** §8: user.php itself replies so to every visitor. */
function isLoggedOut({ path }: Endpoint, { status, data }: ApiError): boolean {
  return status === 403 && data.authentication_required === true && path !== getUser.path
}

/** Sent even while the page unloads; its response is ignored. */
export function beacon({ path }: Endpoint, body: object = {}) {
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
