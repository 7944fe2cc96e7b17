/** Characters of the longest emoji, a family of four. */
const LONGEST_EMOJI = 11
const MAX_EMOJI = 6

// An emoji is a pictograph or a flag, with skin tones, joined pictographs and the like.
const EMOJI = String.raw`(?:\p{RI}\p{RI}|\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\u{FE0F}\u{E0020}-\u{E007F}]*(?:\u200D\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\u{FE0F}]*)*)`
const ONLY_EMOJI = new RegExp(String.raw`^(?:${EMOJI}\s*){1,${MAX_EMOJI}}$`, 'u')

/** Whether a text is a few emoji and nothing else, which are drawn large. */
export function isEmojiOnly(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length > 0 && trimmed.length <= MAX_EMOJI * LONGEST_EMOJI && ONLY_EMOJI.test(trimmed)
}
