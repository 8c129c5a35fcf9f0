import { KEYWORD } from '../Notifications/events';

export interface Draft {
  text: string;
  /** Whether the author adds the mention by editing a message that is already sent. */
  isEdited: boolean;
}

interface Example extends Draft {
  label: string;
}

const createExample = (label: string, text: string, isEdited = false): Example => ({ label, text, isEdited });

/** The messages that the dropdown offers. */
export const examples = {
  amina: createExample('@amina, one person', '@amina Can you open the room on Tuesday?'),
  name: createExample('“Amina”, her name without @', 'Amina, can you open the room on Tuesday?'),
  channel: createExample('@channel, every member', '@channel The meeting moves to 6 p.m.'),
  all: createExample('@all, every member', '@all The meeting moves to 6 p.m.'),
  here: createExample('@here, members online', '@here Is somebody at the office?'),
  keyword: createExample(`“${KEYWORD}”, Bruno’s keyword`, `The ${KEYWORD} leaves tomorrow.`),
  outside: createExample('@gaelle, not a member', '@gaelle Would you like to join us?'),
  unknown: createExample('@everyone, nobody’s name', '@everyone Thank you for today!'),
  edited: createExample('@amina, added by editing', '@amina Can you open the room on Tuesday?', true),
};

export type ExampleName = keyof typeof examples;

const names = Object.keys(examples) as ExampleName[];

/**
 * The name of the example that a draft comes from, or undefined once its text differs from
 * all of them. Of two examples with the same text, `isEdited` decides.
 */
export function findExample({ text, isEdited }: Draft): ExampleName | undefined {
  const sameText = names.filter((name) => examples[name].text === text);
  return sameText.find((name) => examples[name].isEdited === isEdited) ?? sameText[0];
}
