import type { ProfileSummary } from 'contracts'
import { useStore } from '../state/store.ts'
import { openOverlay } from './overlays.ts'

/** The data of the signup overlay. */
interface SignupOccasion {
  /** The member whose like button the visitor pressed. */
  readonly liked?: ProfileSummary | undefined
  /** The account exists, and the dialog waits for the next page. */
  readonly isEntering?: boolean
}

/** A landing page's promise, which the signup keeps in sight. It travels in the state of the address. */
export interface SignupPromise {
  readonly title: string
  /** Addresses of up to three pictures of the landing page. */
  readonly pictures: readonly string[]
  /** The visitor has answered everything else: only the account is left. */
  readonly isLast?: boolean
}

/** The state of an address that a landing page leads to; it may be anything. */
export function promiseIn(state: unknown): SignupPromise | undefined {
  const { promise } = (typeof state === 'object' && state !== null ? state : {}) as { promise?: unknown }
  const { title, pictures, isLast } = (promise ?? {}) as Partial<Record<keyof SignupPromise, unknown>>
  if (typeof title !== 'string' || !Array.isArray(pictures)) return undefined
  return {
    title,
    pictures: pictures.filter((one) => typeof one === 'string').slice(0, 3),
    isLast: isLast === true,
  }
}

/** Asks a visitor to sign up. The member that they like gets the like afterwards. */
export function openSignup(occasion: SignupOccasion = {}) {
  openOverlay('signup', occasion)
}

/** Keeps an open signup dialog on screen until the page after the signup is there, which closes it. */
export function holdSignup() {
  const [current] = useStore.getState().overlays
  if (current?.name === 'signup') openSignup({ ...occasionOf(current.data), isEntering: true })
}

/** Overlay data may be anything: another version of a remote may have opened it. */
function occasionOf(data: unknown): SignupOccasion {
  return typeof data === 'object' && data !== null ? data : {}
}

export function likedBy(data: unknown): ProfileSummary | undefined {
  const { liked } = occasionOf(data)
  return typeof liked?.id === 'string' ? liked : undefined
}

export function isEntering(data: unknown): boolean {
  return occasionOf(data).isEntering === true
}
