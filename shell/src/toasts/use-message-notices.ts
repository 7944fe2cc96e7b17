import { type ChatEntry, href, paths } from 'contracts'
import { useLocation, useNavigate } from 'platform/runtime/router'
import { useEffect, useEffectEvent } from 'react'
import { onArrival } from 'shared-state/arrivals'
import { isMatchOpen } from 'shared-state/matches'
import { useSettings } from 'shared-state/session'
import { useWords } from '../use-words.ts'

/** Shows who wrote while the member is on another page. A hidden tab has its title and the worker's notifications instead. */
export function useMessageNotices() {
  const t = useWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { cdn_prefix } = useSettings()

  const announce = useEffectEvent(async ({ conversation, profile, last_message }: ChatEntry) => {
    const { id, name, main_image } = profile
    const kind = last_message?.kind ?? 'text'
    // The page was away when it came, and staff have removed it since.
    if (kind === 'removed') return
    const to = href('chats-id', conversation)
    // Both the list and the conversation show the message themselves.
    if (document.hidden || [paths.chats, to, href('members-id-chat', { id })].includes(pathname)) return
    // The match pop-up shows what they said with their like.
    if (last_message?.sequence === 1 && isMatchOpen(id)) return
    // Without its code there is still the badge.
    const notices = await import(/* webpackChunkName: "toasts" */ './show-until-read.ts').catch(
      () => undefined,
    )
    notices?.showUntilRead(conversation.id, {
      from: { name, src: main_image ? cdn_prefix + main_image.thumb_filename : undefined },
      title: t(`arrived.${kind}`, { name }),
      text: last_message?.text,
      onPress: () => void navigate(to),
    })
  })

  useEffect(() => onArrival((chat) => void announce(chat)), [])
}
