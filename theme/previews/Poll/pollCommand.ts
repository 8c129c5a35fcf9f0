/** A poll as it is asked for with Matterpoll's command. */
export interface Poll {
  question: string;
  /** None asks for yes or no. */
  answers: string[];
  isAnonymous: boolean;
  showsProgress: boolean;
  takesAnswers: boolean;
  /** How many answers each person may choose; 0 for any number. */
  votes: number;
}

/** The extension reads what stands between two straight double quotes, so none may stand inside. */
const quoted = (text: string) => `"${text.trim().replaceAll('"', '”')}"`;

/**
 * The command that makes a poll, in one line.
 *
 * Syntax: https://github.com/matterpoll/matterpoll#usage
 */
export function pollCommand({ question, answers, isAnonymous, showsProgress, takesAnswers, votes }: Poll) {
  return [
    '/poll',
    quoted(question),
    ...answers.map(quoted),
    isAnonymous && '--anonymous',
    showsProgress && '--progress',
    takesAnswers && '--public-add-option',
    votes !== 1 && `--votes=${votes}`,
  ]
    .filter(Boolean)
    .join(' ');
}
