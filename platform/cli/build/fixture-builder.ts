import { buildBundle } from './build-bundle.ts'

/** Builds the bundle in a folder, in a separate process; prints whether it was built, or had been before. */
const { isNew } = await buildBundle(process.argv[2] ?? '')
process.stdout.write(isNew ? 'built' : 'unchanged')
