/** The parts of the command line that other programs use. */
export { addBrotli } from './build/brotli.ts'
export { BuildFailed, type Built, buildBundle } from './build/build-bundle.ts'
