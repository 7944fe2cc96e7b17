import { setTimeout as sleep } from 'node:timers/promises'
import { blockMember, getChat, getMember, unblock } from 'contracts'
import type { Talker } from './fixture-talker.ts'

/** Milliseconds after which a block counts on all nodes. */
const COUNTS = 1_000
const READS = 10

/**
 * Blocks a member, who then tries to see the blocker, and lets them see each other again, until told to end. Returns what a
 * blocked member still saw.
 */
export async function block([blocker, blocked]: readonly Talker[], end: AbortSignal, pause: number) {
  if (!blocker || !blocked) throw new Error('Blocking takes two members.')
  const seen: string[] = []
  let blocks = 0
  while (!end.aborted) {
    const body = JSON.stringify({ profile: blocker.partner })
    await until(() => blocker.call(blockMember, { body }))
    await sleep(COUNTS)
    for (let read = 0; read < READS; read += 1) {
      for (const [call, name] of [[getChat, 'profile'] as const, [getMember, 'id'] as const]) {
        const search = `?${name}=${blocker.memberId}`
        const { answer } = await blocked.call(call, { search, mayRefuse: true })
        if (answer !== undefined) seen.push(`A blocked member saw ${call.path}.`)
      }
    }
    blocks += 1
    await until(() => blocker.call(unblock, { body, mayRefuse: true }))
    await sleep(pause)
  }
  return { blocks, seen }
}

/** Calls until the site answers, also that it had done so already. */
async function until(call: () => ReturnType<Talker['call']>) {
  for (;;) {
    const { why, isRefused } = await call()
    if (why === undefined || isRefused) return
    await sleep(200)
  }
}
