import { defaultSettings, type Settings } from './settings';

/** Two people besides the visitor, with settings that the visitor cannot change. */
export const teammates: { name: string; description: string; settings: Settings }[] = [
  { name: 'Amina', description: 'Online, default settings', settings: defaultSettings },
  {
    name: 'Bruno',
    description: 'Online, chose “Nothing”',
    settings: { ...defaultSettings, level: 'nothing' },
  },
];
