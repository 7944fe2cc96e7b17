import type { Route } from '../../http/route.ts'
import { blockRoutes } from './blocks/block-routes.ts'
import type { OnMatch } from './likes/like.ts'
import { likeRoutes } from './likes/like-routes.ts'
import { photoRoutes } from './photos/photo-routes.ts'
import { preferenceRoutes } from './preferences/preference-routes.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { searchRoutes } from './search/search-routes.ts'
import { swipeRoutes } from './swipe/swipe-routes.ts'

export const routes = (onMatch: OnMatch): readonly Route[] => [
  ...searchRoutes,
  ...swipeRoutes(onMatch),
  ...likeRoutes(onMatch),
  ...blockRoutes,
  ...reportRoutes,
  ...photoRoutes,
  ...preferenceRoutes,
]
