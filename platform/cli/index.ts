/** What programs, not persons, want of the command line. */
export { BuildFailed, type Built, buildBundle } from './build/build-bundle.ts'
