import { defineRemote } from 'platform/build'

export default await defineRemote(import.meta.dirname)
