import type { HairStyle } from './hair.ts'

/** How a drawn person looks. */
export interface PortraitLook {
  readonly skin: keyof typeof SKINS
  readonly hair: HairStyle
  readonly hairColour: string
  readonly clothes: string
  /** Which of the brand's tones is behind the person. */
  readonly tone: 'primary' | 'secondary' | 'deep' | 'dusk'
  readonly mouth?: 'laugh'
  readonly extra?: 'glasses' | 'earrings'
}

/** Skin, and its shadow. */
export const SKINS = {
  porcelain: ['#f7d6c1', '#e3ad93'],
  rose: ['#efc1a1', '#d2936f'],
  olive: ['#dba77c', '#b87f55'],
  bronze: ['#b97b50', '#935a35'],
  umber: ['#8a5636', '#673c22'],
  ebony: ['#5d3826', '#422516'],
} as const

/** The people whom mf-landers brings along. Drawings, and to be seen as such: they stand in for nobody. */
export const portraits = {
  'portrait-1': {
    skin: 'rose',
    hair: 'long',
    hairColour: '#7a3b1e',
    clothes: '#f3e3d3',
    tone: 'secondary',
    mouth: 'laugh',
  },
  'portrait-2': { skin: 'bronze', hair: 'fade', hairColour: '#23140f', clothes: '#2f4858', tone: 'primary' },
  'portrait-3': {
    skin: 'umber',
    hair: 'curls',
    hairColour: '#1f120d',
    clothes: '#f0b429',
    tone: 'deep',
    mouth: 'laugh',
    extra: 'earrings',
  },
  'portrait-4': {
    skin: 'porcelain',
    hair: 'beard',
    hairColour: '#a4552b',
    clothes: '#3d5a45',
    tone: 'dusk',
    extra: 'glasses',
  },
  'portrait-5': {
    skin: 'olive',
    hair: 'bob',
    hairColour: '#2b1a16',
    clothes: '#b23a48',
    tone: 'primary',
    extra: 'earrings',
  },
  'portrait-6': { skin: 'rose', hair: 'swept', hairColour: '#b8b0aa', clothes: '#26344d', tone: 'secondary' },
  'portrait-7': {
    skin: 'porcelain',
    hair: 'bun',
    hairColour: '#cfc9c4',
    clothes: '#5b7065',
    tone: 'dusk',
    mouth: 'laugh',
    extra: 'glasses',
  },
  'portrait-8': {
    skin: 'ebony',
    hair: 'shaved',
    hairColour: '#1a100c',
    clothes: '#e8dccb',
    tone: 'deep',
    mouth: 'laugh',
  },
  'portrait-9': {
    skin: 'olive',
    hair: 'swept',
    hairColour: '#2a1914',
    clothes: '#7c2f4a',
    tone: 'primary',
    mouth: 'laugh',
  },
  'portrait-10': {
    skin: 'porcelain',
    hair: 'fade',
    hairColour: '#c48a45',
    clothes: '#355c7d',
    tone: 'dusk',
    extra: 'glasses',
  },
} as const satisfies Record<string, PortraitLook>

export type PortraitId = keyof typeof portraits

export const portraitIds = Object.keys(portraits) as PortraitId[]
