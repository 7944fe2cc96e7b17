import { paths } from '../paths.ts'

/** Beside the pages: what machines ask for, and files. */
const OTHERS = ['api', 'media', 'dev', 'livez', 'readyz', 'metrics']

const taken = new Set([...OTHERS, ...Object.values(paths).map((path) => path.split('/')[1])])

/** Whether another page is at `/{token}` or below, so that nobody would see a document with this token. */
export const isTakenToken = (token: string): boolean => taken.has(token)
