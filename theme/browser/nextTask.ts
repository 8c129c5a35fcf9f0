/**
 * Resolves in a task of its own. After a click or a key the browser paints before it, so that
 * the visitor sees at once that something happens, and the work follows. (A timer would wait
 * longer in a tab in the background.)
 */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
