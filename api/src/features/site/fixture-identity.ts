import {
  getCompany,
  getGeocode,
  getInterests,
  getRegions,
  getSettings,
  pageBounce,
  pageHidden,
} from 'contracts'
import { forAll, type IdentityRow } from '../../http/fixtures/identity.ts'

export const identity: readonly IdentityRow[] = [
  { endpoint: getSettings, answers: forAll(200) },
  { endpoint: getInterests, answers: forAll(200) },
  { endpoint: getRegions, answers: forAll(200) },
  { endpoint: getCompany, answers: forAll(200) },
  { endpoint: getGeocode, input: () => ({ query: { lat: '52.37', lon: '4.9' } }), answers: forAll(200) },
  { endpoint: pageHidden, input: () => ({ body: {} }), answers: forAll(204) },
  {
    endpoint: pageBounce,
    input: () => ({ body: { path: '/members', milliseconds: 800 } }),
    answers: forAll(204),
  },
]
