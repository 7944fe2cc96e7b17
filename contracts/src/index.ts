export * from './locales.ts'
export * from './paths.ts'
export * from './site-state.ts'
