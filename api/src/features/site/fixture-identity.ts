import {
  getCities,
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
  { endpoint: getSettings, statuses: forAll(200) },
  { endpoint: getInterests, statuses: forAll(200) },
  { endpoint: getRegions, statuses: forAll(200) },
  { endpoint: getCompany, statuses: forAll(200) },
  { endpoint: getGeocode, input: () => ({ query: { lat: '52.37', lon: '4.9' } }), statuses: forAll(200) },
  { endpoint: getCities, input: () => ({ query: { country: 'NL', name: 'amst' } }), statuses: forAll(200) },
  { endpoint: pageHidden, input: () => ({ body: {} }), statuses: forAll(204) },
  {
    endpoint: pageBounce,
    input: () => ({ body: { path: '/members', milliseconds: 800 } }),
    statuses: forAll(204),
  },
]
