import * as contract from 'contracts'
import { hourly } from '../../../http/limits/hourly.ts'
import { type Route, route } from '../../../http/route.ts'
import { findPreferences } from './own-preferences.ts'
import { savePreferences } from './save-preferences.ts'

const CHANGES = hourly('preferences', 300)

export const preferenceRoutes: readonly Route[] = [
  route(contract.getPreferences, { access: 'member' }, async ({ session, db }) => ({
    preferences: await findPreferences(db, session),
  })),

  route(
    contract.changePreferences,
    { access: 'member', limit: CHANGES },
    async ({ body, session, database }) => ({
      preferences: await database.inTransaction((tx) => savePreferences(tx, session, body)),
    }),
  ),
]
