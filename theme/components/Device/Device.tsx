import type { ReactNode } from 'react';
import { useEnglish } from '../../page/languages';
import * as styles from './Device.module.css';

/**
 * Returns a component for steps that differ between devices. The style sheet shows the steps for
 * `html[data-device]`; without that attribute, it shows all steps.
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
 * Lets the visitor choose the device, for all pages (Device.browser.ts).
 * plugins/markdown/rehypeNavigation.ts puts it below the lead.
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
