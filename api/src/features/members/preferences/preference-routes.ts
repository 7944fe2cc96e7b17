import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { changePreferences } from './change-preferences.ts'
import { findPreferences } from './own-preferences.ts'

const CHANGES = hourly('preferences', 300)

export const preferenceRoutes: readonly Route[] = [
  route(contract.getPreferences, { access: 'member' }, async ({ session, db }) => ({
    preferences: await findPreferences(db, session),
  })),

  route(
    contract.changePreferences,
    { access: 'member', limit: CHANGES },
    async ({ body, session, database }) => ({
      preferences: await changePreferences(database, session, body),
    }),
  ),
]
