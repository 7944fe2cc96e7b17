import { paths } from '../paths.ts'

/** Beside the pages: what machines ask for, and files, also without their ending. */
const MACHINES = ['api', 'media', 'dev', 'livez', 'readyz', 'metrics', 'bundles', 'registry']
const OTHERS = ['telemetry', 'override', 'releases', 'robots', 'sitemap', 'share', 'app', 'push-worker']

/** The back office, whose paths stand apart from those of the other pages. */
const STAFF = 'staff'

const taken = new Set([
  ...MACHINES,
  ...OTHERS,
  STAFF,
  ...Object.values(paths).map((path) => path.split('/')[1]),
])

/** Whether another page is at `/{token}` or below, so that nobody would see a document with this token. */
export const isTakenToken = (token: string): boolean => taken.has(token)
