/** A poll, as Matterpoll's command describes it. */
export interface PollData {
  question: string;
  /** The answers. If there are no answers, Matterpoll offers Yes and No. */
  answers: string[];
  isAnonymous: boolean;
  showsProgress: boolean;
  /** Whether everybody may add an answer. */
  allowsNewAnswers: boolean;
  /** The number of answers that each person may choose; 0 for any number. */
  votesPerPerson: number;
}

/**
 * Trims a text of a poll, and replaces its double quotes by single ones, because Matterpoll ends a
 * text at any double quote, straight or curly.
 */
const replaceDoubleQuotes = (text: string) => text.trim().replace(/["“”]/g, "'");

/**
 * Returns the poll as Matterpoll displays it: with Yes and No if it has no answers, and without
 * double quotes.
 */
export const displayedPoll = (poll: PollData): PollData => ({
  ...poll,
  question: replaceDoubleQuotes(poll.question),
  answers: poll.answers.length > 0 ? poll.answers.map(replaceDoubleQuotes) : ['Yes', 'No'],
});

/** Returns the options of a poll as Matterpoll writes them, such as `progress` and `votes=2`. */
const listOptions = ({ isAnonymous, showsProgress, allowsNewAnswers, votesPerPerson }: PollData) =>
  [
    isAnonymous && 'anonymous',
    showsProgress && 'progress',
    allowsNewAnswers && 'public-add-option',
    votesPerPerson !== 1 && `votes=${votesPerPerson}`,
  ].filter((option) => option !== false);

/** Returns the text in which a displayed poll lists its options; empty if it has no options. */
export const describeOptions = (poll: PollData) =>
  listOptions(poll).join(', ').replace('votes=0', 'votes=unlimited');

/**
 * Returns the command that makes a poll, in one line. A question without answers and options needs
 * no quotes.
 *
 * Syntax: https://github.com/matterpoll/matterpoll#usage
 */
export function pollCommand(poll: PollData): string {
  const texts = [poll.question, ...poll.answers].map(replaceDoubleQuotes);
  const options = listOptions(poll).map((option) => `--${option}`);
  const writtenTexts = texts.length + options.length > 1 ? texts.map((text) => `"${text}"`) : texts;
  return ['/poll', ...writtenTexts, ...options].join(' ');
}

/** Why the command of a poll would make no poll, and the field that has to change. */
export interface PollProblem {
  field: 'question' | 'answers' | 'votesPerPerson';
  message: string;
}

/** Returns why the command of this poll would make no poll; undefined if it would make one. */
export function findPollProblem(poll: PollData): PollProblem | undefined {
  const { question, answers, votesPerPerson } = displayedPoll(poll);
  if (!question) {
    return { field: 'question', message: 'Without a question, the command opens a form.' };
  }
  if (answers.length === 1) {
    return {
      field: 'answers',
      message: 'One answer alone is refused: give two or more, or none at all for yes or no.',
    };
  }
  if (new Set(answers).size < answers.length) {
    return { field: 'answers', message: 'The same answer twice is refused.' };
  }
  if (votesPerPerson > answers.length) {
    return { field: 'votesPerPerson', message: 'More votes than answers are refused.' };
  }
}
