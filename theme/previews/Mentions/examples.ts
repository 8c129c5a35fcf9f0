import { KEYWORD } from '../Notifications/events';

export interface Draft {
  text: string;
  /** Whether the text became this one after it was sent. */
  isEdited: boolean;
}

interface Example extends Draft {
  label: string;
}

const example = (label: string, text: string, isEdited = false): Example => ({ label, text, isEdited });

/** What can be tried without typing. */
export const examples = {
  amina: example('@amina, one person', '@amina Can you open the room on Tuesday?'),
  channel: example('@channel, every member', '@channel The meeting moves to 6 p.m.'),
  all: example('@all, every member', '@all The meeting moves to 6 p.m.'),
  here: example('@here, members online', '@here Is somebody at the office?'),
  keyword: example(`“${KEYWORD}”, Bruno’s keyword`, `The ${KEYWORD} leaves tomorrow.`),
  outside: example('@gaelle, not a member', '@gaelle Would you like to join us?'),
  unknown: example('@everyone, nobody’s name', '@everyone Thank you for today!'),
  edited: example('@amina, added by editing', '@amina Can you open the room on Tuesday?', true),
};

export type ExampleName = keyof typeof examples;

const names = Object.keys(examples) as ExampleName[];

/** The example that a draft is, as long as nobody has changed its text. */
export function exampleOf({ text, isEdited }: Draft): ExampleName | undefined {
  const alike = names.filter((name) => examples[name].text === text);
  return alike.find((name) => examples[name].isEdited === isEdited) ?? alike[0];
}
