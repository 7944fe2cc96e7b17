import { type RouteName, USER_REFRESH_FIRST } from 'contracts'

interface Situation {
  /** Of the page that is open. */
  readonly route: string | undefined
  /** §2: the query parameter, in seconds. */
  readonly t: string | null
  readonly newLikes: number
  /** How many new likes there were when the server was last asked and had none to show; 0 before that. */
  readonly askedWith: number
  /** One a visit. */
  readonly wasShown: boolean
}

interface Plan {
  /** Milliseconds until then; null: never. */
  readonly after: number | null
  /** Whether the server is asked then for a like that waits. */
  readonly asks: boolean
}

/** Where a member looks around. Elsewhere they are busy, or see the new likes anyway. */
const LOOKING_AROUND: readonly string[] = ['index', 'members', 'members-id', 'chats'] satisfies RouteName[]

/** §2: when the like modal is due, and the parameter that says so with it. */
export function likeModalPlan({ route = '', t, newLikes, askedWith, wasShown }: Situation): Plan {
  const asks = !wasShown && newLikes > askedWith
  if (t !== null && /^\d{1,4}$/.test(t)) return { after: Number(t) * 1_000, asks }
  return asks && LOOKING_AROUND.includes(route)
    ? { after: USER_REFRESH_FIRST, asks }
    : { after: null, asks: false }
}
