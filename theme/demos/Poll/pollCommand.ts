/** What a poll made with Matterpoll's command consists of. */
export interface PollData {
  question: string;
  /** Without any, Matterpoll offers Yes and No. */
  answers: string[];
  isAnonymous: boolean;
  showsProgress: boolean;
  /** Whether everybody may add an answer. */
  allowsNewAnswers: boolean;
  /** How many answers each person may choose; 0 for any number. */
  votesPerPerson: number;
}

/** Puts a text between straight double quotes. Those inside become curly, since Matterpoll would end the text there. */
const quote = (text: string) => `"${text.trim().replaceAll('"', '”')}"`;

/**
 * The command that makes a poll, in one line.
 *
 * Syntax: https://github.com/matterpoll/matterpoll#usage
 */
export function pollCommand({
  question,
  answers,
  isAnonymous,
  showsProgress,
  allowsNewAnswers,
  votesPerPerson,
}: PollData): string {
  return [
    '/poll',
    quote(question),
    ...answers.map(quote),
    isAnonymous && '--anonymous',
    showsProgress && '--progress',
    allowsNewAnswers && '--public-add-option',
    votesPerPerson !== 1 && `--votes=${votesPerPerson}`,
  ]
    .filter(Boolean)
    .join(' ');
}
