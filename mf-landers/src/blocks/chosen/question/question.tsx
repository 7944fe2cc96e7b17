import * as z from 'contracts/schema'
import { defineBlock } from '../../../block/block.tsx'
import { Stage } from '../../../stage/stage.tsx'
import { StageColumns } from '../../../stage/stage-columns.tsx'
import { StageWords } from '../../../stage/stage-words.tsx'
import { useChosen } from '../chosen.ts'
import { MemberCaption } from '../member-caption.tsx'
import { MemberPicture } from '../member-picture.tsx'
import { MessageField } from '../message-field.tsx'
import { MessageWay } from '../message-way.tsx'
import { messageWords } from '../message-words.ts'
import classes from './question.module.css'

const SIZES = '(width >= 768px) 30rem, 70vw'

const props = z.object({ kicker: z.string(), title: z.string(), ...messageWords })

/** In the dark, one question in large letters, and the member in an arch of light. */
function Question({ kicker, title, label, hint, button, note }: z.infer<typeof props>) {
  const { mayWrite } = useChosen()
  return (
    <Stage light="night" data-scheme="dark">
      <StageColumns>
        <StageWords className={classes.words} kicker={kicker} title={title} />
        <figure className={classes.figure}>
          <div className={classes.arch}>
            <MemberPicture sizes={SIZES} className={classes.picture} />
          </div>
          <figcaption>
            <MemberCaption />
          </figcaption>
        </figure>
        <div className={classes.ways}>
          {mayWrite === 'here' && <MessageField label={label} hint={hint} className={classes.field} />}
          <MessageWay button={button} note={note} />
        </div>
      </StageColumns>
    </Stage>
  )
}

export const memberQuestion = defineBlock({ type: 'member-question', bv: 1, props, Draw: Question })
