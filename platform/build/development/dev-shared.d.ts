/** Written by the build: see for-development.ts. */
declare module 'dev-shared' {
  export function loadShared(): Promise<unknown>
}
