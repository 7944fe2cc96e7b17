export { breakpoints } from './breakpoints.ts'
