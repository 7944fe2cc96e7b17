import { useSettings } from 'shared-state/session'
import type { LanderBlocksProps } from '../../block/lander-blocks.tsx'
import { ChosenBlocks } from '../../documents/chosen/chosen-blocks.tsx'
import { useFaces } from '../../faces/use-faces.ts'
import { Portrait } from '../../pictures/portrait.tsx'
import { portraitsFor } from '../../pictures/portraits-for.ts'

/** Somebody made up, for brands that show visitors nobody. */
const NOBODY = { id: 'nobody', name: 'Robin', age: 34, region: null, is_fictional: false, main_image: null }

/** A draft about a chosen member: one whom visitors see, or else one who is drawn. */
export function ChosenPreview(props: LanderBlocksProps) {
  const faces = useFaces()
  const { niche } = useSettings()
  const [portrait] = portraitsFor(niche)
  if (!faces) return null
  const drawn = portrait && <Portrait id={portrait} />
  return <ChosenBlocks {...props} chosen={{ member: faces[0] ?? NOBODY, mayWrite: 'here', drawn }} />
}
