import type { ReactNode } from 'react';
import { useEnglishLang } from '../../page/page';
import * as styles from './Device.module.css';

/**
 * Returns a component for the steps on one device. The style sheet shows only the steps for the
 * device in `html[data-device]`; on paper, or without this attribute, those for both.
 */
const makeStepsOn =
  (device: string) =>
  ({ children }: { children: ReactNode }) => (
    <div className={styles.part} data-on={device}>
      <p className={styles.name} lang={useEnglishLang()}>
        <strong>On a {device}</strong>
      </p>
      {children}
    </div>
  );

export const OnComputer = makeStepsOn('computer');
export const OnPhone = makeStepsOn('phone');

/**
 * Lets the visitor choose which steps all pages show: those for a computer or those for a phone
 * (Device.browser.ts). plugins/markdown/rehypeNavigation.ts puts this switch into the bar
 * below the lead.
 */
export const DeviceSwitch = () => (
  <fieldset
    className={styles.switch}
    lang={useEnglishLang()}
    data-needs-scripts=""
    data-device-switch=""
  >
    <legend>I use:</legend>
    {['computer', 'phone'].map((device) => (
      <label key={device}>
        <input type="radio" name="device" value={device} /> a {device}
      </label>
    ))}
  </fieldset>
);
