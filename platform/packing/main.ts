// Packs platform/ for other products: into the folder in the first argument, or the current one.
import { pack } from './pack.ts'

const { tarball, files } = await pack(process.argv[2] ?? '.')
console.log(`${tarball}, ${files.length} files. Install it with npm install ${tarball}`)
