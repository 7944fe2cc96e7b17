import { useGift } from '../../../queries/use-gift.ts'
import { useWords } from '../../../use-words.ts'
import { TextContent } from '../text/text-content.tsx'
import classes from './gift-content.module.css'
import { RemovedContent } from './removed-content.tsx'

interface GiftContentProps {
  readonly gift: string
  /** Null if staff have removed it. */
  readonly note: string | null
  /** Whether it arrives just now. */
  readonly pops: boolean
}

export function GiftContent({ gift, note, pops }: GiftContentProps) {
  const t = useWords()
  const known = useGift(gift)
  return (
    <figure className={classes.root} data-pops={pops || undefined}>
      <span className={classes.drawing}>
        {known && <img src={known.image} alt="" width={160} height={160} decoding="async" />}
      </span>
      <figcaption className={classes.words}>
        <strong>{known?.name ?? t('conversation.gift')}</strong>
        {note && <TextContent text={note} />}
        {note === null && <RemovedContent>{t('conversation.noteRemoved')}</RemovedContent>}
      </figcaption>
    </figure>
  )
}
