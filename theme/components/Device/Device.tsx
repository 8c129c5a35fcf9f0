import type { ReactNode } from 'react';
import * as styles from './Device.module.css';

/** Steps that differ from device to device. The style sheet shows those of `html[data-device]`; without it all stand. */
const Part = ({ on, name, children }: { on: string; name: string; children: ReactNode }) => (
  <div className={styles.part} data-on={on}>
    <p className={styles.name}>
      <strong>{name}</strong>
    </p>
    {children}
  </div>
);

export const OnComputer = ({ children }: { children: ReactNode }) => (
  <Part on="computer" name="On a computer">
    {children}
  </Part>
);

export const OnPhone = ({ children }: { children: ReactNode }) => (
  <Part on="phone" name="On a phone">
    {children}
  </Part>
);

/** Chooses the device, for all pages (Device.browser.ts). plugins/markdown/rehypeNavigation.ts puts it below the lead. */
export const DeviceSwitch = () => (
  <fieldset className={styles.switch} data-needs-scripts="" data-device-switch="">
    <legend>I use:</legend>
    {['computer', 'phone'].map((device) => (
      <label key={device}>
        <input type="radio" name="device" value={device} /> a {device}
      </label>
    ))}
  </fieldset>
);
