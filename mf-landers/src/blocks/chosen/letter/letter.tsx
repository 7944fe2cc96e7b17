import * as z from 'contracts/schema'
import { defineBlock } from '../../../block/block.tsx'
import { BlockTitle } from '../../../block/block-title.tsx'
import { Stage } from '../../../stage/stage.tsx'
import { useChosen } from '../chosen.ts'
import { MemberCaption } from '../member-caption.tsx'
import { MemberPicture } from '../member-picture.tsx'
import { MessageField } from '../message-field.tsx'
import { MessageWay } from '../message-way.tsx'
import { messageWords } from '../message-words.ts'
import classes from './letter.module.css'

const SIZES = '(width >= 768px) 26rem, 100vw'

const props = z.object({ title: z.string(), text: z.string(), ...messageWords })

/** A large picture, and a sheet of paper with a message to write. */
function Letter({ title, text, label, hint, button, note }: z.infer<typeof props>) {
  const { mayWrite } = useChosen()
  return (
    <Stage light="day">
      <div className={classes.inner}>
        <div className={classes.photo}>
          <MemberPicture sizes={SIZES} className={classes.picture} />
          <div className={classes.caption} data-scheme="dark">
            <MemberCaption />
          </div>
        </div>
        <div className={classes.sheet}>
          <BlockTitle>{title}</BlockTitle>
          {mayWrite === 'here' && text && <p className={classes.lead}>{text}</p>}
          {mayWrite === 'here' && <MessageField label={label} hint={hint} />}
          <MessageWay button={button} note={note} />
        </div>
      </div>
    </Stage>
  )
}

export const memberLetter = defineBlock({ type: 'member-letter', bv: 1, props, Draw: Letter })
