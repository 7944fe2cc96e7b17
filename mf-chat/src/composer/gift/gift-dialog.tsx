import { type Gift, LONGEST_NOTE } from 'contracts'
import { useState } from 'react'
import { useQuery } from 'shared-state/query'
import { useStore } from 'shared-state/store'
import { Button } from 'shared-ui/button'
import { Dialog } from 'shared-ui/dialog'
import { giftsQuery } from '../../queries/gifts-query.ts'
import { useWords } from '../../use-words.ts'
import type { AttachmentDialogProps } from '../attachment-dialog-props.ts'
import { isAffordable } from '../credits/attachment-price.tsx'
import { useQueueMessage } from '../use-queue-message.ts'
import { ChosenGift } from './chosen-gift.tsx'
import { GiftCatalogue } from './gift-catalogue.tsx'

/** First the catalogue, then the gift with a note and its price. */
export function GiftDialog({ profile, purse, onClose }: AttachmentDialogProps) {
  const t = useWords()
  const locale = useStore((store) => store.locale)
  const { data, error } = useQuery(giftsQuery(locale))
  const queue = useQueueMessage(profile.id)
  const [chosen, setChosen] = useState<Gift>()
  const [note, setNote] = useState('')

  function send({ id }: Gift) {
    const content = { kind: 'gift', gift: id, note: note.trim() } as const
    if (queue(content, content)) onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      isFullScreenOnPhones
      heading={t('composer.gift.heading', { name: profile.name })}
      closeLabel={t('close')}
      actions={
        chosen && (
          <>
            <Button variant="quiet" onPress={() => setChosen(undefined)}>
              {t('composer.gift.another')}
            </Button>
            {isAffordable(purse, 'gift') && (
              <Button isDisabled={note.length > LONGEST_NOTE} onPress={() => send(chosen)}>
                {t('composer.gift.send')}
              </Button>
            )}
          </>
        )
      }
    >
      {chosen ? (
        <ChosenGift gift={chosen} name={profile.name} purse={purse} note={note} onNote={setNote} />
      ) : (
        <GiftCatalogue gifts={data?.gifts} error={error} purse={purse} onChoose={setChosen} />
      )}
    </Dialog>
  )
}
