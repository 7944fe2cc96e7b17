import { type Conversation, isBlank } from 'contracts'
import { useUnsavedWork } from 'platform/runtime/router'
import { useRef, useState } from 'react'
import { useMessageDraft } from 'shared-state/drafts'
import { useFormat } from 'shared-state/format'
import { useOutgoing } from 'shared-state/outgoing'
import { useSettings } from 'shared-state/session'
import { useWords } from '../use-words.ts'
import { Attach } from './attach/attach.tsx'
import { type Attached, Attachment } from './attach/attachment.tsx'
import classes from './composer.module.css'
import { MessagePrice } from './credits/message-price.tsx'
import { usePurse } from './credits/use-purse.ts'
import { EmojiButton } from './emoji/emoji-button.tsx'
import { Icebreakers } from './icebreakers/icebreakers.tsx'
import { MessageField } from './message-field.tsx'
import { Notices } from './notices.tsx'
import { ReviewDialog } from './review/late-review-dialog.ts'
import { SendButton } from './send-button.tsx'
import { CharacterCount } from './text/character-count.tsx'
import { useFieldFocus } from './use-field-focus.ts'
import { useSendText } from './use-send-text.ts'

/** The message field with its tools; §6: a click that cannot send says why, and keeps the text. */
export function Writing({ chat }: { readonly chat: Conversation }) {
  const { profile } = chat
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useMessageDraft(profile.id)
  const [attached, setAttached] = useState<Attached>()
  const purse = usePurse(chat)
  const { message_length: limit } = useSettings()
  const outgoing = useOutgoing(profile.id)
  const canPay = !purse.hasUnpaid && purse.left >= purse.prices.text
  const isShort = purse.hasUnpaid || (!isBlank(text) && !canPay)
  const isEmpty = chat.messages.length + outgoing.length === 0 && isBlank(text)
  const sending = useSendText({ chat, text, setText, purse, field })

  // The browser stores the text itself, but not what is being attached to it.
  useUnsavedWork(attached !== undefined || sending.risks !== undefined)

  const { focusField, focusEnd, hideKeyboard } = useFieldFocus(field)

  const write = (line: string) => {
    setText(line)
    focusEnd()
  }

  return (
    <>
      <Notices chat={chat} canPay={canPay} isShort={isShort} attempts={sending.attempts} />
      {isEmpty && canPay && <Icebreakers profile={profile.id} onChoose={write} />}
      <div className={classes.bar}>
        <Attach onAttach={setAttached} purse={purse} />
        <div className={classes.box}>
          <MessageField
            ref={field}
            profile={profile}
            text={text}
            isTooLong={sending.isTooLong}
            onText={setText}
            onSend={sending.send}
            onPicture={(file) => setAttached({ kind: 'upload', file })}
          />
          <EmojiButton
            onPick={(emoji) => field.current && insertText(field.current, emoji)}
            onOpen={hideKeyboard}
            onClose={focusField}
          />
        </div>
        <SendButton isReady={sending.isReady} onSend={sending.send} />
      </div>
      <div className={classes.foot}>
        <MessagePrice purse={purse} isWriting={!isBlank(text)} isExplained={isShort} />
        <CharacterCount length={sending.length} limit={limit} isExplained={sending.isRefusedAsTooLong} />
      </div>
      {sending.isRefusedAsTooLong && <TooLong key={sending.attempts} excess={sending.length - limit} />}
      {attached && (
        <Attachment
          attached={attached}
          profile={profile}
          purse={purse}
          onUpload={(file) => setAttached({ kind: 'upload', file })}
          onClose={() => {
            setAttached(undefined)
            focusField()
          }}
        />
      )}
      {sending.risks && (
        <ReviewDialog
          name={profile.name}
          risks={sending.risks}
          onSend={sending.sendAnyway}
          onClose={sending.edit}
        />
      )}
    </>
  )
}

/** Inserts at the cursor of a field that React controls; the cursor ends up behind the text. */
function insertText(field: HTMLTextAreaElement, text: string) {
  const { selectionStart, selectionEnd } = field
  field.setRangeText(text, selectionStart, selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}

/** Explains, after an attempt to send, why the text stays where it is. */
function TooLong({ excess }: { readonly excess: number }) {
  const t = useWords()
  const { number } = useFormat()
  return (
    <p id="composer-too-long" role="alert" className={classes.tooLong}>
      {t('composer.shorten', { count: excess, number: number(excess) })}
    </p>
  )
}
