/** A feature of a service as readers say it: `Gif picker` for `gifPicker`. @param key in `features` of services.config.ts */
export const featureName = (key: string): string => {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
