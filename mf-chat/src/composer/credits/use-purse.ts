import type { Conversation } from 'contracts'
import { useEffect } from 'react'
import { useOutgoing } from 'shared-state/outgoing'
import { refreshNow } from 'shared-state/refresh'
import { useSettings, useUser } from 'shared-state/session'
import { creditsLeft, pricesOf } from './credits-left.ts'

/** The prices, the credits that are left, and whether a message that the member has sent here could not be paid. */
export function usePurse(chat: Conversation) {
  const settings = useSettings()
  const credits = useUser()?.credits ?? 0
  const outgoing = useOutgoing(chat.profile.id)
  const prices = pricesOf(settings)
  const left = creditsLeft(credits, prices, outgoing, chat)
  const refused = outgoing.find(({ error }) => error === 'not_enough_credits')
  const isBehind = refused !== undefined && credits >= prices[refused.content.kind]

  // The server knows of fewer credits than this page does, or they were bought after the refusal.
  useEffect(() => {
    if (isBehind) void refreshNow()
  }, [isBehind])

  return { prices, left, hasUnpaid: refused !== undefined && !isBehind }
}

export type Purse = ReturnType<typeof usePurse>
