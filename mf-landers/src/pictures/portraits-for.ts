import type { Niche } from 'contracts'
import { type PortraitId, portraitIds } from './portrait-looks.ts'

const WOMEN: readonly PortraitId[] = ['portrait-1', 'portrait-3', 'portrait-5', 'portrait-7']
const MEN: readonly PortraitId[] = [
  'portrait-2',
  'portrait-9',
  'portrait-4',
  'portrait-8',
  'portrait-10',
  'portrait-6',
]

/** §9: the drawn people who suit a niche, those first who show it best. */
export function portraitsFor(niche: Niche): readonly PortraitId[] {
  if (niche === 7) return MEN
  if (niche === 5) return ['portrait-7', 'portrait-6', 'portrait-1', 'portrait-3', 'portrait-5', 'portrait-4']
  if (niche === 2 || niche === 6) return [...WOMEN, ...MEN]
  return portraitIds
}
