// Packs platform/ for other products, or with --sdk also the packages that remotes of this site use, for teams with
// repositories of their own: into the folder in the last argument, or the current one.
import { parseArgs } from 'node:util'
import { findRoot, readWorkspace } from '../cli/workspace.ts'
import { pack } from './pack.ts'
import { packSdk } from './pack-sdk.ts'

const { values, positionals } = parseArgs({ options: { sdk: { type: 'boolean' } }, allowPositionals: true })
const folder = positionals[0] ?? '.'
const packed = values.sdk
  ? await packSdk(readWorkspace(findRoot(import.meta.dirname)), folder)
  : [await pack(folder)]
for (const { tarball, files } of packed) console.log(`${tarball}, ${files.length} files`)
console.log(
  `Install ${packed.length === 1 ? 'it' : 'them'} with npm install ${packed.map(({ tarball }) => tarball).join(' ')}`,
)
