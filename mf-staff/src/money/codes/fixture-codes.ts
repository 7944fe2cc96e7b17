import type { StaffCode } from 'contracts'

export const springCode: StaffCode = {
  name: 'SPRING20',
  is_campaign: false,
  codes: 1,
  state: 'active',
  percentage: 20,
  is_welcome: false,
  is_automatic: false,
  is_personal: false,
  country: 'NL',
  minimum: { amount: 2_000, currency: 'EUR' },
  methods: ['ideal'],
  uses: 12,
  most_uses: null,
  revenue: [{ amount: 12_345, currency: 'EUR' }],
  made_at: '2026-11-01T08:00:00.000Z',
  until: '2027-06-01T00:00:00.000Z',
}

export const magazine: StaffCode = {
  ...springCode,
  name: 'MAGAZINE',
  is_campaign: true,
  codes: 1_200,
  country: null,
  minimum: null,
  methods: [],
  uses: 1_200,
  most_uses: 1_200,
  state: 'used_up',
  revenue: [
    { amount: 123_456, currency: 'EUR' },
    { amount: 9_900, currency: 'GBP' },
  ],
  until: null,
}
