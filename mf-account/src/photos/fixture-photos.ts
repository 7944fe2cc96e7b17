import type { OwnPhoto } from 'contracts'

/** A photo for tests: active and public by default. */
export function ownPhoto(overrides: Partial<OwnPhoto> = {}, index = 0): OwnPhoto {
  const id = overrides.id ?? `p${index + 1}`
  return {
    id,
    filename: `${id}.webp`,
    width: 720,
    height: 900,
    thumb_filename: `${id}-thumb.webp`,
    card: `${id}-card.webp`,
    match: `${id}-match.webp`,
    thumbhash: '',
    status: 'active',
    is_main: false,
    is_private: false,
    rejection: null,
    ...overrides,
  }
}
