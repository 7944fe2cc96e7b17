import type { Block } from '../block/block.tsx'
import { feed } from './feed/feed.tsx'
import { film } from './film/film.tsx'
import { homeFaces, homeHero, homePromises, homeSteps } from './home/home-blocks.tsx'
import { iconSteps } from './icon-steps/icon-steps.tsx'
import { nightScene } from './night-scene/night-scene.tsx'
import { photoCollage } from './photo-collage/photo-collage.tsx'
import { photoGallery } from './photo-gallery/photo-gallery.tsx'
import { regionMap } from './region-map/region-map.tsx'
import { scrollFilm } from './scroll-film/scroll-film.tsx'
import { signupBar } from './signup-bar/signup-bar.tsx'
import { swipeCards } from './swipe-cards/swipe-cards.tsx'
import { textBlock } from './text/text-block.tsx'

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
