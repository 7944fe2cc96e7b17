/** Styles as the build hands them out: a module's classes by name, a plain sheet for what it does. */
declare module '*.css'
