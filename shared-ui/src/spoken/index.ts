export { Spoken } from './spoken.tsx'
