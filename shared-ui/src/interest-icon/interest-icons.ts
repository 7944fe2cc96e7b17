import {
  Beer,
  Bike,
  BookOpen,
  Camera,
  Carrot,
  Clapperboard,
  Coffee,
  Compass,
  CookingPot,
  createLucideIcon,
  Drama,
  Dumbbell,
  Gamepad2,
  Landmark,
  type LucideIcon,
  MoonStar,
  Mountain,
  Music,
  Palette,
  PartyPopper,
  PawPrint,
  Plane,
  ShoppingBag,
  Sprout,
  TreePalm,
  Trees,
  Utensils,
  Volleyball,
  Wine,
} from 'lucide-react'
import { leisureDrawings } from './leisure-drawings.ts'
import { loveDrawings } from './love-drawings.ts'

const ownDrawings = { ...leisureDrawings, ...loveDrawings }
type OwnName = keyof typeof ownDrawings

/** Turns our drawings into Lucide icons, so that all fifty share its grid, caps and joins. */
const own = (name: OwnName): LucideIcon =>
  createLucideIcon(
    name,
    ownDrawings[name].map((d) => ['path', { d, key: d }]),
  )

const ownNames = Object.keys(ownDrawings) as OwnName[]
const ownIcons = Object.fromEntries(ownNames.map((name) => [name, own(name)])) as Record<OwnName, LucideIcon>

export const interestIcons = {
  ...ownIcons,
  adventure: Compass,
  animals: PawPrint,
  art: Palette,
  astrology: MoonStar,
  beach: TreePalm,
  beer: Beer,
  biking: Bike,
  coffee: Coffee,
  cooking: CookingPot,
  foodie: Utensils,
  gardening: Sprout,
  gym: Dumbbell,
  hiking: Mountain,
  movies: Clapperboard,
  music: Music,
  outdoors: Trees,
  party: PartyPopper,
  photography: Camera,
  politics: Landmark,
  reading: BookOpen,
  shopping: ShoppingBag,
  sports: Volleyball,
  theater: Drama,
  travelling: Plane,
  vegetarian: Carrot,
  'video-games': Gamepad2,
  wine: Wine,
} satisfies Readonly<Record<string, LucideIcon>>
