import type { ReactNode } from 'react';
import { useEnglish } from '../../page/languages';
import * as styles from './Device.module.css';

/**
 * Makes a component for steps that differ from device to device. The style sheet shows those of
 * `html[data-device]`; without this attribute it shows all.
 */
const stepsOn =
  (device: string) =>
  ({ children }: { children: ReactNode }) => (
    <div className={styles.part} data-on={device}>
      <p className={styles.name} lang={useEnglish()}>
        <strong>On a {device}</strong>
      </p>
      {children}
    </div>
  );

export const OnComputer = stepsOn('computer');
export const OnPhone = stepsOn('phone');

/**
 * Lets the visitor choose which steps all pages show: those for a computer or those for a phone
 * (Device.browser.ts). plugins/markdown/rehypeNavigation.ts puts it below the first paragraph.
 */
export const DeviceSwitch = () => (
  <fieldset
    className={styles.switch}
    lang={useEnglish()}
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
