import { defineRemote } from 'platform/bundling'

export default await defineRemote(import.meta.dirname)
