import { readStored, writeStored } from '../store/browser-storage.ts'
import { readInTab, writeInTab } from '../store/tab-storage.ts'

/** The member who turned push on in this browser. */
const OWNER = 'push-owner'
/** The subscription that this tab has given to the server in this login. */
const SAVED = 'push-saved'

export function readOwner(): string | null {
  return readStored(OWNER)
}

export function writeOwner(member: string) {
  writeStored(OWNER, member)
}

export function forgetOwner() {
  writeStored(OWNER, null)
  writeInTab(SAVED, null)
}

export function isSaved({ endpoint }: Pick<PushSubscription, 'endpoint'>): boolean {
  return readInTab(SAVED) === endpoint
}

export function noteSaved({ endpoint }: Pick<PushSubscription, 'endpoint'>) {
  writeInTab(SAVED, endpoint)
}
