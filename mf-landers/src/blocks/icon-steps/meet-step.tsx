import { Mars, Users, Venus } from 'lucide-react'
import type { Answers, Meet } from './answers.ts'
import { meets } from './answers.ts'
import classes from './icon-steps.module.css'
import { Tile } from './tile.tsx'

const ICONS = { female: Venus, male: Mars, everyone: Users }

interface MeetStepProps {
  readonly labels: Readonly<Record<Meet, string>>
  readonly chosen: Meet | undefined
  readonly onAnswer: (answer: Answers) => void
}

/** The question whether the visitor would like to meet women, men or both. */
export function MeetStep({ labels, chosen, onAnswer }: MeetStepProps) {
  return (
    <div className={classes.tiles} data-count={3}>
      {meets.map((meet) => {
        const Icon = ICONS[meet]
        return (
          <Tile
            key={meet}
            sign={<Icon strokeWidth={1.5} />}
            isChosen={meet === chosen}
            onClick={() => onAnswer({ meet })}
          >
            {labels[meet]}
          </Tile>
        )
      })}
    </div>
  )
}
