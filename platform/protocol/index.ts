/**
 * The agreement between build, registry, gateway, shell and remotes: the metadata of a bundle, which all of them read without
 * running its code, and what they send one another. It holds types, constants and identity functions only.
 */
export {
  type Assets,
  BUNDLE_FILE,
  type Bundle,
  type Declarations,
  type ExportShape,
  type FileInfo,
  type ModuleShapes,
  type RemoteBundle,
  type ShellBundle,
  TYPES_FILE,
} from './bundle.ts'
export { CONTRACT, CONTRACTS, STANDARD_CONTRACT } from './contract.ts'
export type {
  GatingShell,
  OverriddenRemote,
  ResolvedLink,
  ResolvedRegistry,
  ResolvedRemote,
  ResolvedShell,
} from './registry.ts'
export { type NavigationData, type RemoteData, type RouteData, remote, type SlotData } from './remote.ts'
export type { PageRequest, RenderedPage } from './render.ts'
export { type Report, VITALS, type Vital } from './report.ts'
export { type Budgets, type PlaceLimit, type ShellData, shell } from './shell.ts'
