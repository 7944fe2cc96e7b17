import * as z from 'contracts/schema'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { companyDetails, pageNames } from './page.ts'
import { pageConditions, pageValueNames } from './page-document.ts'
import { landerSummary } from './studio.ts'

/** §2: the brand's document of a built-in page, or else a draft with the built-in text. */
export const editPage = endpoint({
  method: 'POST',
  path: '/api/studio-page.php',
  body: z.object({ name: z.enum(pageNames) }),
  answer: z.object({ lander: landerSummary }),
})

/** With what a preview in one language fills a built-in page, as its reader at this brand gets it. */
export const pageContext = endpoint({
  method: 'GET',
  path: '/api/studio-page.php',
  query: z.object({ locale: z.enum(locales) }),
  answer: z.object({
    values: z.record(z.enum(pageValueNames), z.string()),
    company: companyDetails,
    /** Those that hold. */
    conditions: z.array(z.enum(pageConditions)),
  }),
})
