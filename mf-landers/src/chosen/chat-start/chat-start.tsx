import type { MemberProfile } from 'contracts'
import { Clock } from 'lucide-react'
import { Stage } from '../../stage/stage.tsx'
import { useWords } from '../../use-words.ts'
import { MemberCaption } from '../member-caption.tsx'
import { MemberPicture } from '../member-picture.tsx'
import { MessageField } from '../message-field.tsx'
import { MessageWay } from '../message-way.tsx'
import { useFirstMessage } from '../use-first-message.ts'
import { useMayWrite } from '../use-may-write.ts'
import classes from './chat-start.module.css'
import { Ideas } from './ideas.tsx'

/** A conversation before its first message, with ideas for one. It shows nothing that the member has not written. */
export function ChatStart({ member }: { readonly member: MemberProfile }) {
  const t = useWords()
  const mayWrite = useMayWrite(member)
  const [text] = useFirstMessage(member.id)
  return (
    <Stage light="day">
      <div className={classes['chat']}>
        <div className={classes['head']}>
          <div className={classes['avatar']}>
            <MemberPicture member={member} sizes="4rem" />
          </div>
          <MemberCaption member={member} />
        </div>
        <div className={classes['talk']}>
          <MemberPicture
            member={member}
            sizes="(width >= 576px) 11rem, 42vw"
            className={classes['picture']}
          />
          <h1>{t('chosen.starts', { name: member.name })}</h1>
          {mayWrite === 'here' && text.trim() === '' && (
            <p className={classes['empty']}>{t('chosen.empty')}</p>
          )}
          {mayWrite === 'here' && text.trim() !== '' && (
            // The field below has the same text for screen readers.
            <div className={classes['own']} aria-hidden="true">
              <p className={classes['bubble']}>{text}</p>
              <p className={classes['unsent']}>
                <Clock /> {t('chosen.unsent')}
              </p>
            </div>
          )}
        </div>
        <div className={classes['foot']}>
          {mayWrite === 'here' && <Ideas member={member} />}
          {mayWrite === 'here' && <MessageField member={member} />}
          <MessageWay member={member} />
        </div>
      </div>
    </Stage>
  )
}
