import { staffStory } from '../../fixture-story.tsx'
import { CountryCard } from './country-card.tsx'
import { dutch, prices } from './fixture-prices.ts'
import { PricesDialog } from './prices-dialog.tsx'

export default { title: 'mf-staff/Prices' }

const { uses } = prices

export const Country = staffStory(<CountryCard prices={dutch} uses={uses} onChange={() => {}} />, {
  roles: ['finance'],
})

export const WithoutLowestPrice = staffStory(
  <CountryCard prices={{ ...dutch, least_message: null }} uses={{ ...uses, message: 0 }} />,
  { roles: ['marketing'] },
)

export const Change = staffStory(<PricesDialog prices={dutch} uses={uses} onClose={() => {}} />, {
  roles: ['finance'],
})
