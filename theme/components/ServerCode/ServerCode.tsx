import type { ReactNode } from 'react';
import { findService } from '../../config/values';
import { drawQrCode } from './qrCode';

/** The size of the code on the page, in pixels: cameras read it at an arm's length. */
const CODE_SIZE_PX = 176;

/**
 * Shows the address of a service as a QR code, so that a phone opens what a computer displays. The
 * code is black on white in each mode, because some cameras cannot read it otherwise.
 */
export function ServerCode({ id }: { id: string }) {
  const { address } = findService(id);
  const { size, path } = drawQrCode(address);
  return (
    <p>
      <svg
        role="img"
        aria-label={`QR code of ${address}`}
        width={CODE_SIZE_PX}
        height={CODE_SIZE_PX}
        viewBox={`0 0 ${size} ${size}`}
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} shapeRendering="crispEdges" />
      </svg>
    </p>
  );
}

/**
 * Renders a link that opens the Mattermost app of the phone at the server of a service. From
 * version 2 on, the app knows such addresses: `Launch` in its `app/init/launch.ts` checks for them.
 */
export function OpenInApp({ id, children }: { id: string; children: ReactNode }) {
  const { host, pathname } = new URL(findService(id).address);
  return <a href={`mattermost://${host}${pathname.replace(/\/$/, '')}`}>{children}</a>;
}
