import { defaults, type Settings } from './settings';

/** Two people beside the visitor, whose settings stay as they are. */
export const teammates: { name: string; state: string; settings: Settings }[] = [
  { name: 'Amina', state: 'Online, default settings', settings: defaults },
  { name: 'Bruno', state: 'Online, chose “Nothing”', settings: { ...defaults, level: 'nothing' } },
];
