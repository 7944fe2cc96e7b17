import type { ResolvedRemote } from '../../../data/index.ts'
import type { RemoteModule } from '../../contract.ts'
import { loadFederated } from './federation.ts'

/** How the code of a remote is had. The monolith puts its own in the place of this file's. */
export const loadModule: (remote: ResolvedRemote) => Promise<RemoteModule> = loadFederated
