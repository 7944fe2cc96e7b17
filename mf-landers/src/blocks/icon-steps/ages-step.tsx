import { type AgeGroup, type Answers, ageGroups, ageText } from './answers.ts'
import classes from './icon-steps.module.css'
import { Tile } from './tile.tsx'

interface AgesStepProps {
  readonly chosen: AgeGroup | undefined
  readonly onAnswer: (answer: Answers) => void
}

/** How old those whom the visitor would like to meet are. */
export function AgesStep({ chosen, onAnswer }: AgesStepProps) {
  return (
    <div className={classes.tiles} data-count={4}>
      {ageGroups.map((ages) => (
        <Tile key={ages} sign={ageText(ages)} isChosen={ages === chosen} onClick={() => onAnswer({ ages })} />
      ))}
    </div>
  )
}
