/** Some common emoji, by their names in Mattermost. The figure shows other names as text. */
export const emojiByName: Record<string, string> = {
  smile: '😄',
  slightly_smiling_face: '🙂',
  wink: '😉',
  joy: '😂',
  thinking: '🤔',
  slightly_frowning_face: '🙁',
  disappointed: '😞',
  stuck_out_tongue: '😛',
  heart: '❤️',
  '+1': '👍',
  thumbsup: '👍',
  '-1': '👎',
  thumbsdown: '👎',
  wave: '👋',
  clap: '👏',
  pray: '🙏',
  raised_hands: '🙌',
  eyes: '👀',
  tada: '🎉',
  rocket: '🚀',
  fire: '🔥',
  star: '⭐',
  sunny: '☀️',
  seedling: '🌱',
  coffee: '☕',
  cake: '🍰',
  bulb: '💡',
  pushpin: '📌',
  calendar: '📆',
  white_check_mark: '✅',
  x: '❌',
  warning: '⚠️',
  question: '❓',
  one: '1️⃣',
  two: '2️⃣',
  three: '3️⃣',
};

/**
 * Emoticons, each with the name of the emoji that Mattermost shows in its place, unless the user
 * has turned that off.
 */
export const emojiNameByEmoticon: Record<string, string> = {
  ':)': 'slightly_smiling_face',
  ':-)': 'slightly_smiling_face',
  ';)': 'wink',
  ':D': 'smile',
  ':(': 'slightly_frowning_face',
  ':p': 'stuck_out_tongue',
  '<3': 'heart',
};
