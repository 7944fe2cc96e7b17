import type { MemberProfile } from 'contracts'
import { Stage } from '../../stage/stage.tsx'
import { useWords } from '../../use-words.ts'
import { MemberCaption } from '../member-caption.tsx'
import { MemberPicture } from '../member-picture.tsx'
import { MessageField } from '../message-field.tsx'
import { MessageWay } from '../message-way.tsx'
import { useMayWrite } from '../use-may-write.ts'
import classes from './letter.module.css'

const SIZES = '(width >= 768px) 26rem, 100vw'

/** A large picture, and a sheet of paper with a message to write. */
export function Letter({ member }: { readonly member: MemberProfile }) {
  const t = useWords()
  const mayWrite = useMayWrite(member)
  return (
    <Stage light="day">
      <div className={classes['inner']}>
        <div className={classes['photo']}>
          <MemberPicture member={member} sizes={SIZES} className={classes['picture']} />
          <div className={classes['caption']} data-scheme="dark">
            <MemberCaption member={member} />
          </div>
        </div>
        <div className={classes['sheet']}>
          <h1>{t('chosen.hello', { name: member.name })}</h1>
          {mayWrite === 'here' && <p className={classes['lead']}>{t('chosen.lead')}</p>}
          {mayWrite === 'here' && <MessageField member={member} />}
          <MessageWay member={member} />
        </div>
      </div>
    </Stage>
  )
}
