import type { ChatEntry } from 'contracts'
import { Camera, Clock, Gift, ShieldAlert } from 'lucide-react'
import { useMessageDraft } from 'shared-state/drafts'
import { useOutgoing } from 'shared-state/outgoing'
import { useIsTyping } from 'shared-state/typing'
import { useGift } from '../../queries/use-gift.ts'
import { useWords } from '../../use-words.ts'
import classes from './last-line.module.css'

interface LastLineProps {
  readonly chat: ChatEntry
  /** The open conversation shows its draft itself. */
  readonly isCurrent: boolean
}

/** The second line of a row: that the member is typing, or what is yet to be sent, or else the last message. */
export function LastLine({ chat: { profile, last_message }, isCurrent }: LastLineProps) {
  const t = useWords()
  const isTyping = useIsTyping(profile.id)
  const [text] = useMessageDraft(profile.id)
  const draft = isCurrent ? '' : text.trim()
  const waiting = useOutgoing(profile.id).at(-1)
  if (isTyping) return <span className={classes.typing}>{t('conversation.typing')}</span>
  if (waiting) {
    const { kind } = waiting.preview
    return (
      <span className={classes.line}>
        <Clock className={classes.icon} aria-hidden="true" />
        <span className={classes.draft}>
          {t(waiting.error ? 'list.unsent' : 'conversation.states.waiting')}
        </span>
        {' · '}
        {kind === 'text' ? <bdi>{waiting.preview.text}</bdi> : t(`list.${kind}`)}
      </span>
    )
  }
  if (draft !== '') {
    return (
      <span className={classes.line}>
        <span className={classes.draft}>{t('list.draft')}</span> <bdi>{draft}</bdi>
      </span>
    )
  }
  if (!last_message) return <span className={classes.line}>{t('list.tooOld')}</span>
  return (
    <span className={classes.line}>
      {last_message.from !== profile.id && <>{t('list.you')} </>}
      <LastContent message={last_message} />
    </span>
  )
}

const ICONS = { photo: Camera, gift: Gift, removed: ShieldAlert }

function LastContent({
  message: { kind, gift, text },
}: {
  readonly message: NonNullable<ChatEntry['last_message']>
}) {
  const t = useWords()
  if (kind === 'text') return <bdi>{text}</bdi>
  const Icon = ICONS[kind]
  return (
    <>
      <Icon className={classes.icon} aria-hidden="true" />
      {gift === null ? t(`list.${kind}`) : <GiftName gift={gift} />}
      {text && (
        <>
          {' · '}
          <bdi>{text}</bdi>
        </>
      )}
    </>
  )
}

function GiftName({ gift }: { readonly gift: string }) {
  const t = useWords()
  const known = useGift(gift)
  return known ? t('list.giftNamed', { name: known.name }) : t('list.gift')
}
