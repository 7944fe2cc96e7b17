import { type RouteName, USER_REFRESH_FIRST } from 'contracts'

interface LikeModalContext {
  /** Route name of the open page. */
  readonly route: string | undefined
  /** §2: the query parameter `t`, in seconds. */
  readonly t: string | null
  readonly newLikes: number
  /** Number of new likes when the server last had none to show; 0 if it was never asked. */
  readonly countAtLastCheck: number
  /** Whether the modal has been shown; it shows once a visit. */
  readonly wasShown: boolean
}

interface LikeModalPlan {
  /** Delay in milliseconds; null: never. */
  readonly after: number | null
  /** Whether to fetch a waiting like from the server then. */
  readonly fetches: boolean
}

/** Pages where the modal may interrupt. On others the member is busy with somebody, or sees the new likes anyway. */
const INTERRUPTIBLE: readonly string[] = ['index', 'members', 'chats'] satisfies RouteName[]

export const mayInterrupt = (route = '') => INTERRUPTIBLE.includes(route)

/** §2: decides when the like modal is due. The parameter `t` overrides the usual delay and page. */
export function likeModalPlan({
  route,
  t,
  newLikes,
  countAtLastCheck,
  wasShown,
}: LikeModalContext): LikeModalPlan {
  const fetches = !wasShown && newLikes > countAtLastCheck
  if (t !== null && /^\d{1,4}$/.test(t)) return { after: Number(t) * 1_000, fetches }
  return fetches && mayInterrupt(route)
    ? { after: USER_REFRESH_FIRST, fetches }
    : { after: null, fetches: false }
}
