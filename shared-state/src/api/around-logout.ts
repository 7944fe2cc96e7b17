import { type Endpoint, logOut } from 'contracts'
import { state } from '../state/state.ts'
import { ApiError } from './api-error.ts'

/** Counts a request as under way until it is answered. An upload takes minutes, so no logout waits for it. */
export async function underWay<T>({ file }: Endpoint, request: Promise<T>): Promise<T> {
  const { underWay: requests } = state.api
  if (file === undefined) requests.add(request)
  try {
    return await request
  } finally {
    requests.delete(request)
  }
}

/** Whether a request has to wait, because the user is logging out just now. */
export function isHeld({ path }: Endpoint): boolean {
  return state.api.logout !== undefined && path !== logOut.path
}

/** Resolves once the logout is decided. Rejects a request that the server would refuse after it. */
export async function afterLogout(endpoint: Endpoint) {
  const { api, store } = state
  await api.logout
  const isForMembers = endpoint.forMembers === true || endpoint.method !== 'GET'
  if (isForMembers && store.getState().role === 'visitor') throw new ApiError('authentication_required')
}
