import * as contract from 'contracts'
import { type Route, route } from '../../../http/route.ts'
import { icebreakersIn } from '../icebreakers/icebreakers.ts'
import { findGifts } from './find-gifts.ts'

/** The same for everyone, so visitors may call them. */
export const giftRoutes: readonly Route[] = [
  route(contract.getGifts, { access: 'any' }, ({ query, brand }) => ({
    gifts: findGifts(brand.settings, query.locale),
  })),

  route(contract.getIcebreakers, { access: 'any' }, ({ query }) => ({
    icebreakers: icebreakersIn(query.locale),
  })),
]
