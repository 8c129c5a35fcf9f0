/**
 * Resolves once the browser has painted what a click or a key changed, such as a drawer that closes, so
 * that the visitor sees it at once, and the work follows. In a hidden tab, which is not painted,
 * it resolves in the next task. (A timer would wait longer there.)
 */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    const finish = () => port2.postMessage(undefined);
    if (document.hidden) {
      finish();
    } else {
      // Runs before the paint; the message, after it.
      requestAnimationFrame(finish);
    }
  });
