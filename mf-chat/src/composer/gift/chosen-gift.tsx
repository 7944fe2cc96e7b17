import { type Gift, LONGEST_NOTE } from 'contracts'
import { useFormat } from 'shared-state/format'
import { TextAreaField } from 'shared-ui/text-field'
import { useWords } from '../../use-words.ts'
import { AttachmentPrice } from '../credits/attachment-price.tsx'
import type { Purse } from '../credits/use-purse.ts'
import classes from './gift.module.css'

interface ChosenGiftProps {
  readonly gift: Gift
  readonly name: string
  readonly purse: Purse
  readonly note: string
  readonly onNote: (note: string) => void
}

export function ChosenGift({ gift, name, purse, note, onNote }: ChosenGiftProps) {
  const t = useWords()
  const { number } = useFormat()
  return (
    <div className={classes.chosen}>
      <figure className={classes.drawing}>
        <img src={gift.image} alt="" width={160} height={160} />
        <figcaption>{gift.name}</figcaption>
      </figure>
      <TextAreaField
        label={t('composer.gift.note')}
        description={t('composer.gift.noteHelp', { name })}
        maxLength={LONGEST_NOTE}
        remainingLabel={(count) => t('composer.remaining', { count, number: number(count) })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button is gone, so focus would leave the dialog
        autoFocus
        value={note}
        onChange={onNote}
      />
      <p className={classes.shown}>{t('composer.gift.onProfile', { name })}</p>
      <AttachmentPrice kind="gift" purse={purse} />
    </div>
  )
}
