import { brandColours, type Palette } from '../brand-colours.ts'

export interface AppIcon {
  readonly palette: Palette
  /** Width and height in pixels. */
  readonly size: number
  /** `maskable`: devices cut it to their own shape. */
  readonly purpose: 'any' | 'maskable'
}

export const APP_ICONS_PATH = '/media/app/'

/** Raised when the icons are drawn differently: caches keep the icon of an address for ever. */
const DRAWING = '1'

const LARGE_SIZES = [192, 512] as const
/** The size that iPhones use; they round the corners themselves. */
const TOUCH_SIZE = 180

/** The icons of an app with these colours, for its manifest. */
export function iconsOf(palette: Palette): AppIcon[] {
  return LARGE_SIZES.flatMap((size) => [
    { palette, size, purpose: 'any' } as const,
    { palette, size, purpose: 'maskable' } as const,
  ])
}

/** The icon of a home screen without a manifest. */
export function touchIcon(palette: Palette): AppIcon {
  return { palette, size: TOUCH_SIZE, purpose: 'maskable' }
}

/** File name → icon. */
const byName = new Map(
  (Object.keys(brandColours) as Palette[])
    .flatMap((palette) => [...iconsOf(palette), touchIcon(palette)])
    .map((icon) => [nameOf(icon), icon]),
)

export function iconPath(icon: AppIcon): string {
  return APP_ICONS_PATH + nameOf(icon)
}

export function iconNamed(name: string): AppIcon | undefined {
  return byName.get(name)
}

function nameOf({ palette, size, purpose }: AppIcon): string {
  return `${palette}-${purpose}-${size}-${DRAWING}.png`
}
