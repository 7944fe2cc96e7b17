import { inScene } from '../fixture-scene.tsx'
import { BonusBanner } from './bonus-banner.tsx'
import { BonusModal } from './bonus-modal.tsx'

export default { title: 'Credits/TimeBonus' }

const end = Date.now() + 3 * 3_600_000

export const InBanner = { render: () => inScene(<BonusBanner percentage={25} end={end} />) }

export const InModal = { render: () => inScene(<BonusModal percentage={25} end={end} isOpen />) }
