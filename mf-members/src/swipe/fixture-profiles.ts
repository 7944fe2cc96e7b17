import type { SwipeProfile } from './deck.ts'

/** For tests: a member on a card. */
export function swipeProfile(id: string, more: Partial<SwipeProfile> = {}): SwipeProfile {
  return {
    id,
    name: `Name ${id}`,
    age: 30,
    city: 'Utrecht',
    main_image: null,
    country: 'NL',
    region: { id: 'NL-UT', name: 'Utrecht' },
    last_active: 'today',
    is_new: false,
    photo_count: 0,
    liked: false,
    about_me: null,
    interests: [],
    ...more,
  }
}
