export { Suggestion, Suggestions, type SuggestionsProps } from './suggestions.tsx'
