/**
 * The router for pages. React Router itself is not shared, since a shared module is never tree-shaken; this module exports
 * everything that works over the bridge. Data comes from the query cache, not from loaders.
 */
export {
  generatePath,
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router'
export { RouterBridge } from './bridge.tsx'
export { useLeaveGuard } from './leave-guard.ts'
export { usePageTitle } from './page-title.ts'
export { useHoldVersion, useUnsavedWork } from './unsaved-work.ts'
