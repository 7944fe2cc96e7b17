import type { Random } from '../../random.ts'
import type { Sitter } from '../sitter.ts'

export const skins = {
  pale: '#f8d8c3',
  fair: '#f2c8a6',
  olive: '#e0ac80',
  tan: '#c98f62',
  brown: '#a06a45',
  dark: '#84553a',
} as const

export type Skin = keyof typeof skins

/** Picks a skin colour that goes with hair and eyes; the profile has none. */
export function skinOf({ hairColour, eyeColour }: Sitter, random: Random): Skin {
  if (hairColour === 'red') return random.weighted<Skin>({ pale: 3, fair: 2 })
  if (hairColour === 'blond') return random.weighted<Skin>({ pale: 4, fair: 7, olive: 1 })
  if (eyeColour !== 'brown') return random.weighted<Skin>({ pale: 3, fair: 6, olive: 2 })
  if (hairColour === 'black') return random.weighted<Skin>({ fair: 3, olive: 5, tan: 4, brown: 5, dark: 4 })
  return random.weighted<Skin>({ pale: 1, fair: 6, olive: 6, tan: 3, brown: 2 })
}
