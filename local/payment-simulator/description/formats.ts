import type { Format } from 'ajv'

const INT32 = 2 ** 31

/** The formats that the description uses. Whole numbers beyond 2^53 would lose digits, so they are refused. */
export const FORMATS: Readonly<Record<string, Format>> = {
  int32: { type: 'number', validate: (value: number) => value >= -INT32 && value < INT32 },
  int64: { type: 'number', validate: Number.isSafeInteger },
  double: { type: 'number', validate: Number.isFinite },
  float: { type: 'number', validate: Number.isFinite },
  date: (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  'date-time': (value: string) => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
}
