import * as z from 'contracts/schema'
import { Clock } from 'lucide-react'
import { defineBlock } from '../../../block/block.tsx'
import { BlockTitle } from '../../../block/block-title.tsx'
import { Stage } from '../../../stage/stage.tsx'
import { useWords } from '../../../use-words.ts'
import { useChosen } from '../chosen.ts'
import { MemberCaption } from '../member-caption.tsx'
import { MemberPicture } from '../member-picture.tsx'
import { MessageField } from '../message-field.tsx'
import { MessageWay } from '../message-way.tsx'
import { messageWords } from '../message-words.ts'
import { useFirstMessage } from '../use-first-message.ts'
import classes from './chat-start.module.css'
import { Ideas } from './ideas.tsx'

const props = z.object({
  title: z.string(),
  text: z.string(),
  /** Without any, the site's. */
  ideas: z.array(z.string()).check(z.maxLength(6)),
  ...messageWords,
})

/** A conversation before its first message, with ideas for one. Nothing in it is made up. */
function ChatStart({ title, text: empty, ideas, label, hint, button, note }: z.infer<typeof props>) {
  const t = useWords()
  const { member, mayWrite } = useChosen()
  const [text] = useFirstMessage(member.id)
  return (
    <Stage light="day">
      <div className={classes.chat}>
        <div className={classes.head}>
          <div className={classes.avatar}>
            <MemberPicture sizes="4rem" />
          </div>
          <MemberCaption />
        </div>
        <div className={classes.talk}>
          <MemberPicture sizes="(width >= 576px) 11rem, 42vw" className={classes.picture} />
          <BlockTitle>{title}</BlockTitle>
          {mayWrite === 'here' && text.trim() === '' && <p className={classes.empty}>{empty}</p>}
          {mayWrite === 'here' && text.trim() !== '' && (
            // The field below has the same text for screen readers.
            <div className={classes.own} aria-hidden="true">
              <p className={classes.bubble}>{text}</p>
              <p className={classes.unsent}>
                <Clock /> {t('chosen.unsent')}
              </p>
            </div>
          )}
        </div>
        <div className={classes.foot}>
          {mayWrite === 'here' && <Ideas own={ideas} />}
          {mayWrite === 'here' && <MessageField label={label} hint={hint} />}
          <MessageWay button={button} note={note} />
        </div>
      </div>
    </Stage>
  )
}

export const memberChat = defineBlock({ type: 'member-chat', bv: 1, props, Draw: ChatStart })
