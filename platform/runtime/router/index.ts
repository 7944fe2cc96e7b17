/**
 * The router as pages may use it. React Router itself is not shared (a shared module is never tree-shaken), so
 * everything that works over the bridge is named here. Data comes from the query cache, not from loaders.
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
