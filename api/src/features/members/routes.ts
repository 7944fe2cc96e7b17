import type { Route } from '../../http/route.ts'
import { accessRoutes } from './access/access-routes.ts'
import { likeRoutes } from './likes/like-routes.ts'
import { photoRoutes } from './photos/photo-routes.ts'
import { preferenceRoutes } from './preferences/preference-routes.ts'
import { searchRoutes } from './search/search-routes.ts'
import { swipeRoutes } from './swipe/swipe-routes.ts'

export const routes: readonly Route[] = [
  ...searchRoutes,
  ...swipeRoutes,
  ...likeRoutes,
  ...accessRoutes,
  ...photoRoutes,
  ...preferenceRoutes,
]
