import { answerSwipe, findMatches, getMember, getSwipe, searchMembers, undoSwipe } from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { memberProfile } from '../profile/member-profile.ts'
import { answer, undo } from '../swipe/swipe.ts'
import { checkedDay, findAllowance } from '../swipe/swipe-allowance.ts'
import { findDeck } from '../swipe/swipe-deck.ts'
import { suggestions } from './match-finder.ts'
import { search } from './search.ts'

// A fast reader turns a page every few seconds; whoever copies the members wants all of them.
const SEARCHES = hourly('search', 1_200)
const PROFILES = hourly('profile', 1_200)
const SUGGESTIONS = hourly('match-finder', 300)
const DECKS = hourly('swipe-deck', 1_200)
const SWIPES = hourly('swipe', 1_200)

export const searchRoutes: readonly Route[] = [
  route(searchMembers, { access: 'any', limit: SEARCHES }, search),

  route(getMember, { access: 'any', limit: PROFILES }, memberProfile),

  route(findMatches, { access: 'member', limit: SUGGESTIONS }, suggestions),

  route(getSwipe, { access: 'member', limit: DECKS }, async ({ query, session, db, brand, clock }) => {
    const now = clock.now()
    const day = checkedDay(query.zone, now)
    const [profiles, allowance] = await Promise.all([
      findDeck(db, brand, session, now),
      findAllowance(db, session, day),
    ])
    return { profiles, ...allowance }
  }),

  route(answerSwipe, { access: 'member', limit: SWIPES }, answer),

  route(undoSwipe, { access: 'member', limit: SWIPES }, undo),
]
