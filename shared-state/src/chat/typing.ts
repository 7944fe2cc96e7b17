import { sendTyping, TYPING_INTERVAL } from 'contracts'
import { call } from '../api/call.ts'
import { perPage } from '../state/state.ts'
import { useStore } from '../state/store.ts'

/** Member id → when the server was last told that the user is writing to them. */
const typingNoted = perPage(() => new Map<string, number>())

/** Whether this member is writing to the user just now. */
export function useIsTyping(profile: string): boolean {
  return useStore(({ typing }) => typing.includes(profile))
}

/** §8: tells a member that the user is writing: for every keystroke, a request every few seconds. */
export function noteTyping(profile: string) {
  const now = performance.now()
  if (now - (typingNoted().get(profile) ?? Number.NEGATIVE_INFINITY) < TYPING_INTERVAL) return
  typingNoted().set(profile, now)
  // Lost, it only shows a moment later.
  call(sendTyping, { body: { profile } }).catch(() => {})
}
