import { type Conversation, isBlank } from 'contracts'
import { useRef } from 'react'
import { useMessageDraft } from 'shared-state/drafts'
import { useSettings } from 'shared-state/session'
import classes from '../composer.module.css'
import { MessagePrice } from '../credits/message-price.tsx'
import { usePurse } from '../credits/use-purse.ts'
import { Icebreakers } from '../icebreakers/icebreakers.tsx'
import { MessageField } from '../message-field.tsx'
import { Notices } from '../notices.tsx'
import { ReviewDialog } from '../review/late-review-dialog.ts'
import { SendButton } from '../send-button.tsx'
import { CharacterCount } from '../text/character-count.tsx'
import { useFieldFocus } from '../use-field-focus.ts'
import { useSendText } from '../use-send-text.ts'
import place from './first-message.module.css'

/** The field, with lines to begin with if the member begins. The text is the draft of the conversation, so closing loses nothing. */
export function FirstWriting({ chat }: { readonly chat: Conversation }) {
  const { profile } = chat
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useMessageDraft(profile.id)
  const purse = usePurse(chat)
  const { message_length: limit } = useSettings()
  const sending = useSendText({ chat, text, setText, purse, field })
  const { focusEnd } = useFieldFocus(field)
  const canPay = !purse.hasUnpaid && purse.left >= purse.prices.text
  const isShort = purse.hasUnpaid || (!isBlank(text) && !canPay)
  return (
    <div className={classes.root}>
      <Notices chat={chat} canPay={canPay} isShort={isShort} attempts={sending.attempts} />
      {canPay && isBlank(text) && chat.up_to === 0 && (
        <Icebreakers
          profile={profile.id}
          onChoose={(line) => {
            setText(line)
            focusEnd()
          }}
        />
      )}
      <div className={classes.bar}>
        <div className={classes.box}>
          <MessageField
            ref={field}
            profile={profile}
            text={text}
            isTooLong={sending.isTooLong}
            onText={setText}
            onSend={sending.send}
          />
        </div>
        <SendButton isReady={sending.isReady} onSend={sending.send} />
      </div>
      <div className={`${classes.foot} ${place.foot}`}>
        <MessagePrice purse={purse} isWriting={!isBlank(text)} isExplained={isShort} />
        <CharacterCount length={sending.length} limit={limit} isExplained={sending.isRefusedAsTooLong} />
      </div>
      {sending.risks && (
        <ReviewDialog
          name={profile.name}
          risks={sending.risks}
          onSend={sending.sendAnyway}
          onClose={sending.edit}
        />
      )}
    </div>
  )
}
