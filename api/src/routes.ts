import { routes as events } from './events/routes.ts'
import { routes as account } from './features/account/routes.ts'
import { routes as chat } from './features/chat/routes.ts'
import { deliverLikeComment } from './features/chat/send/deliver-like-comment.ts'
import { routes as credits } from './features/credits/routes.ts'
import { routes as landers } from './features/landers/routes.ts'
import { routes as members } from './features/members/routes.ts'
import { routes as site } from './features/site/routes.ts'
import { routes as staff } from './features/staff/routes.ts'

/** Every endpoint of the site. */
export const routes = [
  ...account,
  ...site,
  ...chat,
  ...members(deliverLikeComment),
  ...credits,
  ...landers,
  ...staff,
  ...events,
]
