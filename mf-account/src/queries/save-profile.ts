import { changeProfile, type InputOf } from 'contracts'
import { call } from 'shared-state/api'

export function saveProfile(body: NonNullable<InputOf<typeof changeProfile>['body']>) {
  return call(changeProfile, { body })
}
