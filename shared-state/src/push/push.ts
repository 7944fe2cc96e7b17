import { useStore } from '../state/store.ts'
import type { Store } from '../store/create-store.ts'

export { forgetPush } from './forget-push.ts'
export { startPush } from './start-push.ts'
export { turnPushOff, turnPushOn } from './turn-push.ts'

/** §3, §4: push in this browser. */
export function usePush(): Store['push'] {
  return useStore(({ push }) => push)
}
