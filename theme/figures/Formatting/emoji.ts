/** Some common emoji by their names in Mattermost. Other names stay text. */
export const emoji: Record<string, string> = {
  smile: '😄',
  slightly_smiling_face: '🙂',
  wink: '😉',
  joy: '😂',
  thinking: '🤔',
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
  calendar: '📅',
  white_check_mark: '✅',
  x: '❌',
  warning: '⚠️',
  question: '❓',
  one: '1️⃣',
  two: '2️⃣',
  three: '3️⃣',
};

/**
 * The names of the emoji that Mattermost shows for emoticons, unless the reader has turned that
 * off.
 */
export const emoticons: Record<string, string> = {
  ':)': 'slightly_smiling_face',
  ':-)': 'slightly_smiling_face',
  ';)': 'wink',
  ':D': 'smile',
  ':(': 'disappointed',
  ':p': 'stuck_out_tongue',
  '<3': 'heart',
};
