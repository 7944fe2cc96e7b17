import { useMemo } from 'react'
import { LanderBlocks, type LanderBlocksProps } from '../../block/lander-blocks.tsx'
import { type Chosen, ChosenContext } from '../../blocks/chosen/chosen.ts'
import { fillNames } from './fill-name.ts'

interface ChosenBlocksProps extends LanderBlocksProps {
  readonly chosen: Chosen
}

/** The blocks of a page that is about a member. */
export function ChosenBlocks({ blocks, known, chosen }: ChosenBlocksProps) {
  const { name } = chosen.member
  const filled = useMemo(() => fillNames(blocks, name), [blocks, name])
  return (
    <ChosenContext value={chosen}>
      <LanderBlocks blocks={filled} known={known} />
    </ChosenContext>
  )
}
