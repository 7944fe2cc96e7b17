export type { Lifecycles, PageProps, RemoteModule, WidgetProps } from '../contract.ts'
export { defineRemote } from './define-remote.tsx'
export { notFound } from './not-found.ts'
export type { PageModule, PreloadInput, WidgetModule } from './parts.ts'
