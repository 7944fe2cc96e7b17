import type { MemberProfile } from 'contracts'
import { Stage } from '../../stage/stage.tsx'
import { StageColumns } from '../../stage/stage-columns.tsx'
import { StageWords } from '../../stage/stage-words.tsx'
import { useWords } from '../../use-words.ts'
import { MemberCaption } from '../member-caption.tsx'
import { MemberPicture } from '../member-picture.tsx'
import { MessageField } from '../message-field.tsx'
import { MessageWay } from '../message-way.tsx'
import { useMayWrite } from '../use-may-write.ts'
import classes from './question.module.css'

const SIZES = '(width >= 768px) 30rem, 70vw'

/** In the dark, one question in large letters, and the member in an arch of light. */
export function Question({ member }: { readonly member: MemberProfile }) {
  const t = useWords()
  const mayWrite = useMayWrite(member)
  return (
    <Stage light="night" data-scheme="dark">
      <StageColumns>
        <StageWords
          className={classes['words']}
          kicker={t('chosen.spark')}
          title={t('chosen.ask', { name: member.name })}
        />
        <figure className={classes['figure']}>
          <div className={classes['arch']}>
            <MemberPicture member={member} sizes={SIZES} className={classes['picture']} />
          </div>
          <figcaption>
            <MemberCaption member={member} />
          </figcaption>
        </figure>
        <div className={classes['ways']}>
          {mayWrite === 'here' && <MessageField member={member} className={classes['field']} />}
          <MessageWay member={member} />
        </div>
      </StageColumns>
    </Stage>
  )
}
