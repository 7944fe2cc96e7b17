import { paths } from '../paths.ts'
import { staffPaths } from '../staff/staff-paths.ts'

/** Beside the pages: what machines ask for, and files, also without their ending. */
const MACHINES = ['api', 'media', 'dev', 'livez', 'readyz', 'metrics', 'bundles', 'registry']
const OTHERS = ['telemetry', 'override', 'releases', 'robots', 'sitemap', 'share', 'app', 'push-worker']

const PAGES = Object.values({ ...paths, ...staffPaths }).map((path) => path.split('/')[1])

const taken = new Set([...MACHINES, ...OTHERS, ...PAGES])

/** Whether another page is at `/{token}` or below, so that nobody would see a document with this token. */
export const isTakenToken = (token: string): boolean => taken.has(token)
