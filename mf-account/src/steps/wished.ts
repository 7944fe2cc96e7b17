import type { Country } from 'contracts'
import { type Gender, searchQuery } from 'contracts'
