import * as z from 'contracts/schema'
import { endpoint } from '../../endpoint.ts'
import { figure, figureDays, figurePeriods, saleFilters } from './figure-filters.ts'

/** Payments, refunds and chargebacks, by period and currency, in its minor unit; without groups of fewer than five buyers. */
export const getSaleFigures = endpoint({
  method: 'GET',
  path: '/api/staff-sale-figures.php',
  query: z.object({ ...figureDays, ...saleFilters, by: z.enum(figurePeriods) }),
  answer: z.object({
    periods: z.array(
      z.object({
        /** The day on which it begins. */
        starts: z.string(),
        currency: z.string(),
        orders: figure,
        paid: figure,
        refunded: figure,
        charged_back: figure,
      }),
    ),
  }),
})
