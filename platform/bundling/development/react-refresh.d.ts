/** The part of the refresh runtime that is used here; the package has no types. */
declare module 'react-refresh/runtime' {
  export function createSignatureFunctionForTransform(): (...signature: unknown[]) => unknown
  export function injectIntoGlobalHook(scope: typeof globalThis): void
  export function performReactRefresh(): unknown
  export function register(type: unknown, id: string): void
  export function isLikelyComponentType(value: unknown): boolean
  export function getFamilyByType(value: unknown): unknown
}
