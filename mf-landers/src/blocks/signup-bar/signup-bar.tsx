import * as z from 'contracts/schema'
import { defineBlock } from '../../block/block.tsx'
import { SignupLink } from '../../block/signup-link.tsx'
import { useFaceStills } from '../../faces/use-face-stills.ts'
import { useFaces } from '../../faces/use-faces.ts'
import classes from './signup-bar.module.css'

const props = z.object({ title: z.string(), note: z.string(), button: z.string() })

/** The way to the signup, which stays at the bottom of the window until the page ends. */
function SignupBar({ title, note, button }: z.infer<typeof props>) {
  const pictures = useFaceStills(useFaces('gallery'))
  return (
    <aside className={classes.bar} data-part="bar" aria-label={title}>
      <div className={classes.inner}>
        <p className={classes.words}>
          <strong className={classes.title}>{title}</strong>
          <span className={classes.note}>{note}</span>
        </p>
        <SignupLink
          size="medium"
          className={classes.button}
          {...(pictures.length > 0 && { promise: { pictures } })}
        >
          {button}
        </SignupLink>
      </div>
    </aside>
  )
}

export const signupBar = defineBlock({
  type: 'signup-bar',
  bv: 1,
  props,
  Draw: SignupBar,
  mayLead: () => false,
})
