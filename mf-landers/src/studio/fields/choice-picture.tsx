import { sharePictureOf } from 'contracts'
import { isStepIcon, stepIcons } from '../../blocks/home/step-icons.ts'
import { clips } from '../../clip/clips.ts'
import { Portrait } from '../../pictures/portrait.tsx'
import { portraitIds } from '../../pictures/portrait-looks.ts'
import classes from './choice-picture.module.css'

/** The picture that a choice stands for; undefined for other choices. */
export function choicePicture(id: string) {
  const clip = sharePictureOf(id)
  if (clip) return <img src={clips[clip].any.poster} alt="" className={classes.scene} />
  if (isStepIcon(id)) {
    const Icon = stepIcons[id]
    return <Icon strokeWidth={1.75} />
  }
  const portrait = portraitIds.find((one) => one === id)
  return (
    portrait && (
      <span className={classes.face}>
        <Portrait id={portrait} />
      </span>
    )
  )
}
