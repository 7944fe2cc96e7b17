import { homeFaces, homeHero, homePromises, homeSteps } from '../home/home-blocks.tsx'
import type { Block } from './block.tsx'
import { feed } from './blocks/feed/feed.tsx'
import { film } from './blocks/film/film.tsx'
import { iconSteps } from './blocks/icon-steps/icon-steps.tsx'
import { nightScene } from './blocks/night-scene/night-scene.tsx'
import { photoCollage } from './blocks/photo-collage/photo-collage.tsx'
import { photoGallery } from './blocks/photo-gallery/photo-gallery.tsx'
import { regionMap } from './blocks/region-map/region-map.tsx'
import { scrollFilm } from './blocks/scroll-film/scroll-film.tsx'
import { signupBar } from './blocks/signup-bar/signup-bar.tsx'
import { swipeCards } from './blocks/swipe-cards/swipe-cards.tsx'
import { textBlock } from './blocks/text/text-block.tsx'

/** Every type of block, for pages that have no template. */
export const allBlocks: readonly Block[] = [
  textBlock,
  feed,
  film,
  iconSteps,
  nightScene,
  photoCollage,
  photoGallery,
  regionMap,
  scrollFilm,
  signupBar,
  swipeCards,
  homeHero,
  homeFaces,
  homeSteps,
  homePromises,
]
